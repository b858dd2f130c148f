import { shippedOpenings } from '#contract/inquiry-desk-settings.ts'
import { workingOpenings, type WorkingTime } from '#contract/opening-hours.ts'
import type { SiteSetting } from '#cms/generated/payload-types.ts'

/** The firm's settings that define its working time. */
export type OwnHours = Pick<Partial<SiteSetting>, 'openingHours' | 'holidays'>

/** When the office works, by the firm's settings; the hours that shipped where it has none of its own. */
export function workingTimeOf({ openingHours, holidays }: OwnHours): WorkingTime {
  return {
    openings: workingOpenings(openingHours?.length ? openingHours : shippedOpenings),
    holidays: (holidays ?? []).map(({ name, from, until }) => ({
      ...(name?.trim() ? { name: name.trim() } : {}),
      from: from.slice(0, 10),
      to: (until ?? from).slice(0, 10),
    })),
  }
}

/** Whether the firm has opening hours of its own; Payload returns the shipped ones for settings that were never saved. */
export const hasOwnHours = ({ openingHours }: OwnHours): boolean =>
  Boolean(openingHours?.length) &&
  JSON.stringify(workingOpenings(openingHours ?? [])) !== JSON.stringify(workingOpenings(shippedOpenings))
