import { officeDay } from '#contract/office-day.ts'
import type { Resource } from '#contract/resource.ts'
import type { EntryQuery } from '#cms/internals/payload-row-queries.ts'

/** Which entries visitors still see: those whose last day has not passed in Nepal. */
export const notEnded = ({ lastDay }: Resource): EntryQuery['from'] =>
  lastDay === undefined ? undefined : { column: lastDay, day: officeDay(Date.now()) }
