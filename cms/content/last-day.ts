import { officeDay } from '#contract/office-day.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { EntryQuery } from '#cms/internals/payload-rows.ts'

/** Which entries visitors still see: those whose last day has not passed in Nepal. */
export const notEnded = ({ lastDay }: Resource): EntryQuery['from'] =>
  lastDay === undefined ? undefined : { column: lastDay, day: officeDay(Date.now()) }

/** Whether an entry's last day has passed. */
export function hasEnded({ lastDay }: Resource, entry: AnyEntity): boolean {
  const last = lastDay === undefined ? undefined : entry[lastDay]
  return typeof last === 'string' && last < officeDay(Date.now())
}
