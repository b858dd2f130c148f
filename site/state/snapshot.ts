import type { WritableAtom } from 'jotai'

import { isRecord } from '#contract/narrow.ts'
import { resourceNames } from '#contract/index.ts'
import { calendarAtom } from './bikram-sambat-days.ts'
import { contactFormAtom } from './contact-form.ts'
import { dueDatesAtom } from './due-dates.ts'
import { entries, isNoMore } from './entries.ts'
import { lists } from './lists.ts'
import { accountAtom } from './session.ts'
import { originAtom } from './origin.ts'
import { registrationOpenAtom } from './registration.ts'
import { siteContentAtom } from './site-content.ts'
import { searchAtom } from './search.ts'
import { subjectAtom } from './subject.ts'
import type { Store } from './store.ts'

type Part = WritableAtom<unknown, [never], unknown>

/** The atoms that the server's store passes to the browser's. */
const parts: Readonly<Record<string, Part>> = {
  origin: originAtom,
  site: siteContentAtom,
  calendar: calendarAtom,
  account: accountAtom,
  contact: contactFormAtom,
  subject: subjectAtom,
  search: searchAtom,
  dueDates: dueDatesAtom,
  registrationOpen: registrationOpenAtom,
  ...Object.fromEntries(resourceNames.map((name) => [`list.${name}`, lists[name].stateAtom])),
  ...Object.fromEntries(resourceNames.map((name) => [`entry.${name}`, entries[name].stateAtom])),
}

const isUnused = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && 'status' in value && value.status === 'idle')

/** Removes the key of a missing entry, since the page is the same for all keys. */
const withoutKey = (value: unknown): unknown => (isMissing(value) ? { ...value, key: undefined } : value)

const isMissing = (value: unknown): value is Record<string, unknown> => isRecord(value) && isNoMore(value)

const usedParts = (store: Store): [name: string, part: Part, value: unknown][] =>
  Object.entries(parts).flatMap(([name, part]) => {
    const value: unknown = store.get(part)
    return isUnused(value) ? [] : [[name, part, value]]
  })

/** Takes over the loaded atoms of another store. */
export function adopt(store: Store, from: Store): void {
  // The value moves between stores under the same atom, so its type stays the same.
  for (const [, part, value] of usedParts(from)) store.set(part, value as never)
}

/** The loaded atoms as JSON, escaped for a script element. */
export function takeSnapshot(store: Store): string {
  const used = usedParts(store).map(([name, , value]) => [name, withoutKey(value)])
  return JSON.stringify(Object.fromEntries(used)).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether a snapshot has a part that could not be loaded or sent, whose message is on the page. */
export const hasFailed = (json: string): boolean => json.includes('"status":"error"')

/**
 * A snapshot's atoms and values, for `useHydrateAtoms`. Trusted: written by this site's server only.
 *
 * @param key the slug or id in the page's URL
 */
export function readSnapshot(json: string, key = ''): Map<Part, never> {
  const values: Record<string, never> = JSON.parse(json)
  return new Map(
    Object.entries(parts).flatMap(([name, part]) => {
      const value = values[name]
      return value === undefined ? [] : [[part, withKey(value, key)] as const]
    }),
  )
}

const withKey = (value: never, key: string): never => (isMissing(value) ? Object.assign(value, { key }) : value)
