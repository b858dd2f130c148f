import type { WritableAtom } from 'jotai'

import { resourceNames } from '#contract/index.ts'
import { contactFormAtom } from './contact-form.ts'
import { entries } from './entries.ts'
import { lists } from './lists.ts'
import { originAtom } from './origin.ts'
import { registrationOpenAtom } from './registration.ts'
import { siteContentAtom } from './site-content.ts'
import type { Store } from './store.ts'

type Part = WritableAtom<unknown, [never], unknown>

/** The atoms that the server's store passes to the browser's. */
const parts: Readonly<Record<string, Part>> = {
  origin: originAtom,
  site: siteContentAtom,
  contact: contactFormAtom,
  registrationOpen: registrationOpenAtom,
  ...Object.fromEntries(resourceNames.map((name) => [`list.${name}`, lists[name].stateAtom])),
  ...Object.fromEntries(resourceNames.map((name) => [`entry.${name}`, entries[name].stateAtom])),
}

const isUnused = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && 'status' in value && value.status === 'idle')

/** The loaded atoms as JSON, escaped for a script element. */
export function takeSnapshot(store: Store): string {
  const used = Object.entries(parts).flatMap(([name, part]) => {
    const value: unknown = store.get(part)
    return isUnused(value) ? [] : [[name, value]]
  })
  return JSON.stringify(Object.fromEntries(used)).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A snapshot's atoms and values, for `useHydrateAtoms`. Trusted: written by this site's server only. */
export function readSnapshot(json: string): Map<Part, never> {
  const values: Record<string, never> = JSON.parse(json)
  return new Map(
    Object.entries(parts).flatMap(([name, part]) => {
      const value = values[name]
      return value === undefined ? [] : [[part, value] as const]
    }),
  )
}
