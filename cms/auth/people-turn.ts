import type { Payload } from 'payload'

import { inTurnOfAll } from '#cms/locks/lease.ts'

/** The turn of what changes accounts. */
export const PEOPLE = 'people'

/** Does what writes accounts after all that began before it, on whatever node: no write goes by a role that has been taken. */
export const inPeopleTurn = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  inTurnOfAll(payload, PEOPLE, work)
