import type { Payload } from 'payload'

import { inTurnOfAll } from '#cms/lease.ts'
import { unavailable } from '#cms/refusal.ts'
import { sessionToken } from './cookie.ts'
import { type UserRow, userOfToken } from './sessions.ts'

/** The turn of what changes accounts. */
export const PEOPLE = 'people'

/** Does what writes accounts after all that began before it, on whatever node: no write goes by a role that has been taken. */
export const inPeopleTurn = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  inTurnOfAll(payload, PEOPLE, work)

/**
 * The turn of a call that finds out itself who calls, by its name. Whoever is not signed in waits for nobody, and keeps
 * nobody waiting.
 */
export async function inCallersTurn<T>(
  payload: Payload,
  headers: Headers,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return (await callerOf(payload, headers)) ? inTurnOfAll(payload, name, work) : work()
}

/** Who calls, before Payload finds it out; refuses with 503 if that cannot be looked up. */
export async function callerOf(payload: Payload, headers: Headers): Promise<UserRow | undefined> {
  const token = sessionToken({ payload, headers })
  return token ? userOfToken(payload, token).catch(away) : undefined
}

const away = (): never => {
  throw unavailable()
}
