import type { SpamSignals } from '#contract/spam-signals.ts'

const formFields = new WeakMap<object, SpamSignals>()

/** Remembers all form fields of a request, for the spam check, which also uses fields that are not stored. */
export const rememberFormFields = (req: object, fields: SpamSignals): void => {
  formFields.set(req, fields)
}

export const formFieldsOf = (req: object): SpamSignals => formFields.get(req) ?? {}
