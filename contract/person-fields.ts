import { type FieldOf, validateField } from './fields/index.ts'
import type { CheckedField } from './fields/kind.ts'
import { EMAIL, NAME } from './limits.ts'
import { normalizedEmail } from './text/characters.ts'

const nameField: FieldOf<'text'> = { kind: 'text', max: NAME, required: true }
const emailField: FieldOf<'email'> = { kind: 'email', max: EMAIL, required: true }

/** Checks a person's name. */
export const checkName = (name: unknown): CheckedField<string> => validateField('Name', nameField, name)

/** Checks and normalizes an e-mail address. */
export const checkEmail = (email: unknown): CheckedField<string> =>
  validateField('Email', emailField, typeof email === 'string' ? normalizedEmail(email) : email)
