import { atom } from 'jotai'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { CalendarDay } from '#contract/calendar/calendar-day.ts'

type Days = Readonly<Record<string, CalendarDay>>

/** The days of the loaded dated texts in Bikram Sambat, by their times: pages need no calendar to show them. */
export const calendarAtom = atom<Days | null>(null)

const loadCalendar = () => import('../calendar/to-bikram-sambat.ts').catch(() => undefined)

/** Loads the calendar if entries of this type have days, so that it comes along with the entries instead of after them. */
export function preloadCalendar(name: ResourceName): void {
  if (hasDays(resources[name])) void loadCalendar()
}

const hasDays = ({ page, lastDay = '' }: Resource): boolean =>
  page?.article === true || page?.showsLastChange === true || lastDay !== ''

/** Looks the days of entries up. The calendar is loaded for it; without it, dates are shown A.D. */
export const lookUpDaysAtom = atom(
  null,
  async (
    _get,
    set,
    name: ResourceName,
    entries: readonly Pick<AnyEntity, '_id' | 'createdAt'>[],
    changedAt?: string,
  ): Promise<void> => {
    const type: Resource = resources[name]
    if (!hasDays(type)) return
    const { lastDay = '', page } = type
    const days = page?.showsLastChange
      ? [changedAt]
      : entries.flatMap((entry: AnyEntity) => [entry.createdAt, entry[lastDay]])
    await set(
      lookUpTimesAtom,
      days.filter((day) => typeof day === 'string'),
    )
  },
)

/** Looks days up by times, to be shown. */
export const lookUpTimesAtom = atom(null, async (get, set, asked: readonly string[]): Promise<void> => {
  const known = get(calendarAtom) ?? {}
  const times = asked.filter((time) => !known[time])
  if (times.length === 0) return
  const calendar = await loadCalendar()
  const found = times.flatMap((time) => {
    const day = calendar?.toBikramSambat(time)
    return day ? [[time, day] as const] : []
  })
  set(calendarAtom, { ...get(calendarAtom), ...Object.fromEntries(found) })
})
