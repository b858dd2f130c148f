import { isEmail } from '#contract/text/characters.ts'

/** The sender or recipient of a mail. */
export interface Mailbox {
  name: string
  address: string
}

/** `Name <a@b.c>` or `a@b.c`; undefined for anything else. */
export function mailbox(text: string): Mailbox | undefined {
  const [, name = '', address = text.trim()] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return isEmail(address) ? { name: name.trim(), address } : undefined
}

/** One line without control characters, so that a name cannot begin another mail header or add lines to a text. */
export const headerText = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
