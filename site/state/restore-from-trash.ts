import { atom } from 'jotai'

import { isResourceName } from '#contract/index.ts'
import type { Restored, Trashable } from '#contract/trash.ts'
import { apiAtom } from './api-atom.ts'
import { lists } from './lists.ts'
import { restoreTrashed } from './trash-calls.ts'

/** Counts the pictures and documents that were taken out of the trash, so that their library is loaded again. */
export const filesRestoredAtom = atom(0)

/** Takes something out of the trash and reloads the list that has it again. Throws API errors. */
export const restoreAtom = atom(null, async (get, set, type: Trashable, id: string): Promise<Restored> => {
  const restored = await restoreTrashed(get(apiAtom), type, id)
  if (isResourceName(type)) await set(lists[type].reloadAtom)
  else set(filesRestoredAtom, (count) => count + 1)
  return restored
})
