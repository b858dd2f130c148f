import { atom } from 'jotai'

import type { DeskCounts } from '#contract/inquiry-desk.ts'
import { isRecord } from '#contract/narrow.ts'
import { apiAtom } from '../../state/api-atom.ts'

const isCounts = (value: unknown): value is DeskCounts =>
  isRecord(value) && [value['new'], value['overdue'], value['mine']].every((count) => typeof count === 'number')

/** The last loaded numbers of inquiries that are new, overdue and held by the user; a failed call leaves them unchanged. */
export const deskCountsAtom = atom<DeskCounts>({ new: 0, overdue: 0, mine: 0 })

export const loadDeskCountsAtom = atom(null, async (get, set): Promise<void> => {
  const counts = await get(apiAtom)
    .call(isCounts, '/desk/counts')
    .catch(() => undefined)
  if (counts) set(deskCountsAtom, counts)
})
