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

/** Messages that name what they are about. */
const patterns = {
  entryNotFound: /^(.+) not found$/,
  fieldRequired: /^(.+) is required$/,
  fieldTooLong: /^(.+) must be at most ([\d,]+) characters$/,
  fieldNotText: /^(.+) must be text$/,
  fieldUnstorable: /^(.+) has a character that cannot be stored$/,
  fieldInvalid: /^(.+) is not valid$/,
} as const

const isCode = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name)

const fixed = new Map<string, MessageCode>(
  Object.entries(texts).flatMap(([name, text]) => (isCode(name) ? [[text, name] as const] : [])),
)

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
