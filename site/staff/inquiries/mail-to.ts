import type { EntityOf } from '#contract/index.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

type Inquiry = EntityOf<'inquiry'>

/** The language that a mail to a visitor is in: the one that the visitor read the site in. */
type MailLanguage = Pick<StaffLanguage, 'day' | 'time' | 'staff'>

/** The subject of a reply. */
export const subjectOf = ({ createdAt }: Pick<Inquiry, 'createdAt'>, { day, staff }: MailLanguage): string =>
  staff.desk.reply.subject(day(createdAt))

/**
 * A mailto link to reply to an inquiry. Encoded, since an address could otherwise add header fields.
 *
 * @param text of the mail
 */
export function mailTo({ email, createdAt }: Pick<Inquiry, 'email' | 'createdAt'>, language: MailLanguage, text = '') {
  const address = encodeURIComponent(email).replace('%40', '@')
  const body = text === '' ? '' : `&body=${encodeURIComponent(shortened(text).replaceAll('\n', '\r\n'))}`
  return `mailto:${address}?subject=${encodeURIComponent(subjectOf({ createdAt }, language))}${body}`
}

/** Encoded characters; longer links do not open in some programs. */
const LINK_MAX = 1900

/** The beginning of a text that a link can carry. */
function shortened(text: string): string {
  if (encodeURIComponent(text.toWellFormed()).length <= LINK_MAX) return text.toWellFormed()
  let [end, length] = [0, 0]
  for (const character of text.toWellFormed()) {
    length += encodeURIComponent(character).length
    if (length > LINK_MAX) break
    end += character.length
  }
  return `${text.toWellFormed().slice(0, end)}…`
}

/** The visitor's message, quoted for replies. */
export const quoteOf = (
  { name, message, createdAt }: Pick<Inquiry, 'name' | 'message' | 'createdAt'>,
  { time, staff }: MailLanguage,
): string => `${staff.desk.reply.quote(time(createdAt), name)}\n${message.replace(/^/gm, '> ')}\n`

/** A template's text for a visitor. */
export const filledIn = (template: string, { name }: Pick<Inquiry, 'name'>): string =>
  template.replaceAll('{name}', () => name)
