import type { Payload } from 'payload'

import { inTurnOfAll } from '#cms/lease.ts'
import { unavailable } from '#cms/refusal.ts'
import { sessionToken } from './cookie.ts'
import { userOfToken } from './sessions.ts'

/** Does what writes accounts after all that began before it, on whatever node: no write goes by a role that has been taken. */
export const inPeopleTurn = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  inTurnOfAll(payload, 'people', work)

/**
 * As `inPeopleTurn` for a call that finds out itself who calls. Whoever is not signed in waits for nobody, and keeps
 * nobody waiting.
 */
export async function inCallersTurn<T>(payload: Payload, headers: Headers, work: () => Promise<T>): Promise<T> {
  const token = sessionToken({ payload, headers })
  const user = token && (await userOfToken(payload, token).catch(away))
  return user ? inPeopleTurn(payload, work) : work()
}

const away = (): never => {
  throw unavailable()
}
