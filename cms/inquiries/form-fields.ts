import type { Sent } from '#contract/contact-signs.ts'

const sent = new WeakMap<object, Sent>()

/** Remembers all that a call brought, for judging what is not kept of it. */
export const rememberFormFields = (req: object, fields: Sent): void => {
  sent.set(req, fields)
}

export const formFieldsOf = (req: object): Sent => sent.get(req) ?? {}
