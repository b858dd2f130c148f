import { expect, it } from 'vitest'

import { fieldRequired } from './fields/messages.ts'
import { tooLong } from './fields/text-value.ts'
import { codeOf } from './message-code.ts'
import { messages, notFound } from './messages.ts'

it('every message has the code that it is written under', () => {
  for (const [code, text] of Object.entries(messages)) expect(codeOf(text)).toEqual({ code, values: [] })
})

it.each([
  [notFound('Blog'), { code: 'entryNotFound', values: ['Blog'] }],
  ['Email is not valid', { code: 'emailInvalid', values: [] }],
  [fieldRequired('Name'), { code: 'fieldRequired', values: ['Name'] }],
  [tooLong('Title', 100_000), { code: 'fieldTooLong', values: ['Title', '100,000'] }],
  ['Something else', undefined],
])('%s', (message, coded) => {
  expect(codeOf(message)).toEqual(coded)
})
