import { devanagari } from './devanagari.ts'
import type { Language } from './languages.ts'
import { weekdays } from './weekdays.ts'
import type { Opening } from './opening-hours.ts'

interface Words {
  /** Formats a range of days. */
  range: (from: string, to: string) => string
  clock: (time: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    range: (from, to) => `${from} to ${to}`,
    clock: (time) => time,
  },
  ne: {
    range: (from, to) => `${from}देखि ${to}सम्म`,
    clock: devanagari,
  },
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Opening hours as visitors read them: `Sunday to Thursday 09:00–17:00, Friday 09:00–13:00`. */
export function hoursText(openings: readonly Opening[], language: Language): string {
  const { range, clock: said } = words[language]
  const days = weekdays[language]
  const hoursOf = (day: number): string =>
    openings
      .filter((opening) => opening.day === day)
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, to }) => said(`${clock(from)}–${clock(to)}`))
      .join(' & ')
  const runs: { first: number; last: number; hours: string }[] = []
  for (const day of days.keys()) {
    const hours = hoursOf(day)
    const last = runs.at(-1)
    if (last?.hours === hours && last.last === day - 1) last.last = day
    else if (hours !== '') runs.push({ first: day, last: day, hours })
  }
  return runs
    .map(({ first, last, hours }) => {
      const [from = '', to = ''] = [days[first], days[last]]
      return `${first === last ? from : range(from, to)} ${hours}`
    })
    .join(', ')
}
