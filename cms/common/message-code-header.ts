import { anyCodeOf } from '#contract/staff-message-code.ts'

/** The header that names an error's message for programs and other languages: its words are the contract's, the code is stable. */
export function messageCodeHeader(message: string): Record<string, string> {
  const coded = anyCodeOf(message)
  return coded ? { 'x-message-code': coded.code } : {}
}
