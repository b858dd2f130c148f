import { atom } from 'jotai'

import type { DeskCounts } from '#contract/desk.ts'
import { isRecord } from '#contract/is-record.ts'
import { apiAtom } from '../../state/api-atom.ts'

const isCounts = (value: unknown): value is DeskCounts =>
  isRecord(value) && typeof value['new'] === 'number' && typeof value['overdue'] === 'number'

/** How many inquiries are new and overdue, as last asked; of a call that fails the one before stands. */
export const deskCountsAtom = atom<DeskCounts>({ new: 0, overdue: 0 })

export const loadDeskCountsAtom = atom(null, async (get, set): Promise<void> => {
  const counts = await get(apiAtom)
    .call(isCounts, '/desk/counts')
    .catch(() => undefined)
  if (counts) set(deskCountsAtom, counts)
})
