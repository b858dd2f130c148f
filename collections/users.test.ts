import { expect, it } from 'vitest'

import { messages } from '../contract/messages.ts'
import { Users } from './users.ts'

it.each([
  ['maya@example.com', undefined, true],
  ['maya@example.com"', undefined, messages.emailInvalid],
  ['maya@example.com"', 'maya@example.com', messages.emailInvalid],
  // Stored before the rule became stricter: the account can still be changed.
  ['maya@example.com"', 'maya@example.com"', true],
  ['', '', messages.emailInvalid],
])('the e-mail %j of an account with %j: %s', (value, previousValue, expected) => {
  const [email] = Users.fields.filter((field) => 'name' in field && field.name === 'email' && 'validate' in field)
  const validate = email && 'validate' in email ? email.validate : undefined
  expect(validate?.(value, { previousValue })).toBe(expected)
})
