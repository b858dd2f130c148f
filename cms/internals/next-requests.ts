import flightRouterState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

import { isRecord } from '#contract/narrow.ts'

const { parseAndValidateFlightRouterState } = flightRouterState

/**
 * Next's request headers and cookies: `next-action` names a server action; `next-router-state-tree` holds the router's state, and
 * Next fails on an invalid one; two cookies switch on draft mode, and Next responds to them with Set-Cookie.
 *
 * @internals next@16.4.6
 */

/** The header with the id of a server action. */
export const ACTION_HEADER = 'next-action'

/** The header with the router's state, percent-encoded JSON. */
export const STATE_HEADER = 'next-router-state-tree'

/** A Cookie header without Next's draft mode cookies. */
export const withoutDraftCookies = (cookie: string): string =>
  cookie
    .split(';')
    .filter((pair) => !/^\s*__(prerender_bypass|next_preview_data)\s*(=|$)/.test(pair))
    .join(';')

/** Nesting of the router's states; the panel's pages have four levels. */
const MAX_DEPTH = 20

/** Whether Next accepts the header's value as the state of its router, by its own check. */
export function isRouterState(header: string): boolean {
  try {
    return isShallow(parseAndValidateFlightRouterState(header), MAX_DEPTH)
  } catch {
    return false
  }
}

const isShallow = (state: unknown, depth: number): boolean => {
  const slots: unknown = Array.isArray(state) ? state[1] : undefined
  return depth > 0 && isRecord(slots) && Object.values(slots).every((inner) => isShallow(inner, depth - 1))
}
