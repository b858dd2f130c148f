import { shippedOpenings } from '#contract/desk-settings.ts'
import { minutesOf, type WorkingTime } from '#contract/working-time.ts'
import type { SiteSetting } from '#cms/generated/payload-types.ts'

/** When the office works, by the firm's settings; the hours that shipped where it has none of its own. */
export function workingTimeOf({
  openingHours,
  holidays,
}: Pick<Partial<SiteSetting>, 'openingHours' | 'holidays'>): WorkingTime {
  const openings = openingHours?.length ? openingHours : shippedOpenings
  return {
    openings: openings.map(({ day, from, to }) => ({
      day: Number(day),
      from: minutesOf(from) ?? 0,
      to: minutesOf(to) ?? 0,
    })),
    holidays: (holidays ?? []).map(({ from, until }) => ({
      from: from.slice(0, 10),
      to: (until ?? from).slice(0, 10),
    })),
  }
}
