import type { Sent } from '#contract/contact-signs.ts'

const formFields = new WeakMap<object, Sent>()

/** Remembers all form fields of a request, for the spam check, which also uses fields that are not stored. */
export const rememberFormFields = (req: object, fields: Sent): void => {
  formFields.set(req, fields)
}

export const formFieldsOf = (req: object): Sent => formFields.get(req) ?? {}
