import type { SpamSignals } from '#contract/spam-signals.ts'

const sent = new WeakMap<object, SpamSignals>()

/** Remembers all that a call brought, for judging what is not kept of it. */
export const noteSent = (req: object, fields: SpamSignals): void => {
  sent.set(req, fields)
}

export const sentWith = (req: object): SpamSignals => sent.get(req) ?? {}
