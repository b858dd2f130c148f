import { deskOrder, type DeskRow, inquiryStatuses, isOverdue } from '#contract/inquiry-desk.ts'
import type { EntityOf } from '#contract/index.ts'
import type { StaffWords } from '../language/words-en.ts'

/** An inquiry with its state, once that is loaded. */
export type ListedInquiry = EntityOf<'inquiry'> & { desk?: DeskRow }

/** The filters of the list, each as its value and its label. */
export const filtersOf = ({ overdue, mine, statuses }: StaffWords['desk']) =>
  [
    ['overdue', overdue],
    ['mine', mine],
    ...inquiryStatuses.map((status) => [status, statuses[status]] as const),
  ] as const

/** The inquiries in the order of the desk, those without a state as they come. */
export function listed(inquiries: readonly EntityOf<'inquiry'>[], desk: readonly DeskRow[]): ListedInquiry[] {
  const states = new Map(desk.map((row) => [row._id, row]))
  const all = inquiries.map((inquiry): ListedInquiry => {
    const row = states.get(inquiry._id)
    return row ? { ...inquiry, desk: row } : inquiry
  })
  const keyOf = ({ desk: row }: ListedInquiry): string => (row ? deskOrder(row) : '0')
  const keys = new Map(all.map((one) => [one._id, keyOf(one)]))
  const key = ({ _id }: ListedInquiry): string => keys.get(_id) ?? ''
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other))))
}

/** Whether an inquiry is among those of a filter. */
export function isAmong(
  filter: string,
  { desk }: ListedInquiry,
  { now, own }: { now: number; own: string | undefined },
): boolean {
  if (filter === '') return true
  if (!desk) return false
  if (filter === 'overdue') return isOverdue(desk, now)
  return filter === 'mine' ? desk.takenBy !== null && desk.takenBy._id === own : desk.status === filter
}
