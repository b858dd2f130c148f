import { messages } from './messages.ts'
import { apiMessages } from './api-messages.ts'

const texts = { ...messages, ...apiMessages }

/** What a message of the API is about, whatever its words: stable, for programs and for other languages. */
export type MessageCode = keyof typeof texts | keyof typeof patterns

/** A message's code, and the names and numbers in it. */
export interface CodedMessage {
  code: MessageCode
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

const isCode = (name: string): name is MessageCode => Object.hasOwn(texts, name) || Object.hasOwn(patterns, name)

const fixed = new Map<string, MessageCode>(
  Object.entries(texts).flatMap(([name, text]) => (isCode(name) ? [[text, name] as const] : [])),
)

/** The code of a message; undefined for a message without one. */
export function codeOf(message: string): CodedMessage | undefined {
  const code = fixed.get(message)
  if (code) return { code, values: [] }
  for (const [name, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(message)
    if (found && isCode(name)) return { code: name, values: found.slice(1) }
  }
  return undefined
}
