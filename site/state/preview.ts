import { atom } from 'jotai'

import type { EntityOf } from '#contract/index.ts'
import { ApiError } from '../api/client.ts'
import { apiAtom } from './api-atom.ts'
import { entries } from './entries.ts'
import { messageOf, statusOf } from './errors.ts'
import { safeEntity } from './safe-entity.ts'

/** Types whose entries have pages of their own, and so a preview. */
export type PreviewType = 'blog' | 'service'

const shown = <Name extends PreviewType>(entry: EntityOf<Name>) => ({
  key: entry.slug,
  status: 'success' as const,
  message: '',
  entry,
})

/** Loads the newest draft into the state of the entry's page. Returns the HTTP status. */
export const loadPreviewAtom = atom(null, async (get, set, name: PreviewType, id: string): Promise<number> => {
  try {
    set(entries[name].stateAtom, shown(await safeEntity(name, await get(apiAtom).preview(name, id))))
    return 200
  } catch (error) {
    const missing = error instanceof ApiError && error.status === 404
    const status = missing ? 'missing' : 'error'
    set(entries[name].stateAtom, { key: '', status, message: messageOf(error), entry: null })
    return statusOf(error)
  }
})

/** Shows unsaved values of the panel's form, unless `isWanted` has become false meanwhile. */
export const showUnsavedAtom = atom(
  null,
  async (
    get,
    set,
    name: PreviewType,
    id: string,
    typed: Record<string, unknown>,
    isWanted: () => boolean,
  ): Promise<void> => {
    const entry = await safeEntity(name, await get(apiAtom).preview(name, id, typed))
    if (isWanted()) set(entries[name].stateAtom, shown(entry))
  },
)
