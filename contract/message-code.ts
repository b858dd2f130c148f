import { messages } from './messages.ts'
import { apiMessages } from './api-messages.ts'

const texts = { ...messages, ...apiMessages }

/** A stable identifier of an API message, for programs and for translation. */
export type MessageCode = keyof typeof texts | keyof typeof patterns

/** A message's code, and the names and numbers in it. */
export interface CodedMessage<Code extends string = MessageCode> {
  code: Code
  values: readonly string[]
}

/** Messages that name what they are about; contract/fields/messages.ts and notFound() make them. */
const patterns = {
  entryNotFound: /^(.+) not found$/,
  fieldRequired: /^(.+) is required$/,
  fieldTooLong: /^(.+) must be at most ([\d,]+) characters$/,
  fieldNotText: /^(.+) must be text$/,
  fieldUnstorable: /^(.+) has a character that cannot be stored$/,
  fieldInvalid: /^(.+) is not valid$/,
} as const

/** The codes of fixed messages, by their texts. */
export function fixedCodes<Code extends string>(named: Readonly<Record<Code, string>>): ReadonlyMap<string, Code> {
  const codes = new Map<string, Code>()
  for (const code in named) codes.set(named[code], code)
  return codes
}

const fixed = fixedCodes(texts)

/** The code of a message; undefined for a message without one. */
export function codeOf(message: string): CodedMessage | undefined {
  const code = fixed.get(message)
  return code ? { code, values: [] } : matchIn(patterns, message)
}

/** The name of the first pattern that a message matches, with what it captures. */
export function matchIn<Code extends string>(
  named: Readonly<Record<Code, RegExp>>,
  message: string,
): CodedMessage<Code> | undefined {
  for (const code in named) {
    const found = named[code].exec(message)
    if (found) return { code, values: found.slice(1) }
  }
  return undefined
}
