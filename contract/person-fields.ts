import { type FieldOf, validateField } from './fields/index.ts'
import type { CheckedField } from './fields/kind.ts'
import { EMAIL, NAME } from './limits.ts'
import { normalizedEmail, singleLine } from './text/characters.ts'

const nameField: FieldOf<'text'> = { kind: 'text', max: NAME, required: true }
const emailField: FieldOf<'email'> = { kind: 'email', max: EMAIL, required: true }

/** Checks the name of a person or an API key, which is one line. */
export const checkName = (name: unknown): CheckedField<string> =>
  validateField('Name', nameField, typeof name === 'string' ? singleLine(name) : name)

/** Checks and normalizes an e-mail address. */
export const checkEmail = (email: unknown): CheckedField<string> =>
  validateField('Email', emailField, typeof email === 'string' ? normalizedEmail(email) : email)
