import type { Sent } from '#contract/spam-signals.ts'

const sent = new WeakMap<object, Sent>()

/** Remembers all that a call brought, for judging what is not kept of it. */
export const noteSent = (req: object, fields: Sent): void => {
  sent.set(req, fields)
}

export const sentWith = (req: object): Sent => sent.get(req) ?? {}
