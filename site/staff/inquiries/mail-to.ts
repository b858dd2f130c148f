import type { EntityOf } from '#contract/index.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

type Inquiry = EntityOf<'inquiry'>

/** The language that a mail to a visitor is in: the one that the visitor read the site in. */
type MailLanguage = Pick<StaffLanguage, 'day' | 'time' | 'staff'>

/** The subject of a reply. */
export const subjectOf = ({ createdAt }: Pick<Inquiry, 'createdAt'>, { day, staff }: MailLanguage): string =>
  staff.desk.reply.subject(day(createdAt))

/**
 * Characters of a whole link, with address and subject, each of which Nepali letters take nine of: Windows and Outlook open none of
 * much more than 2,000.
 */
const LINK_MAX = 2000

interface MailLink {
  href: string
  /** Whether the text is too long for the link, which has no body then. */
  isTooLong: boolean
}

/**
 * A mailto link to reply to an inquiry. Encoded, since an address could otherwise add header fields. The text is whole or missing;
 * of a long one, the quoted inquiry is left out.
 *
 * @param text of the mail
 * @param quote that it may contain
 */
export function mailLink(
  { email, createdAt }: Pick<Inquiry, 'email' | 'createdAt'>,
  language: MailLanguage,
  text = '',
  quote = '',
): MailLink {
  const address = encodeURIComponent(email).replace('%40', '@')
  const empty = `mailto:${address}?subject=${encodeURIComponent(subjectOf({ createdAt }, language))}`
  const bodies = [text, withoutQuote(text, quote)].map((body) => body.toWellFormed().replaceAll('\n', '\r\n'))
  const links = bodies.map((body) => (body === '' ? empty : `${empty}&body=${encodeURIComponent(body)}`))
  const href = links.find((link) => link.length <= LINK_MAX)
  return { href: href ?? empty, isTooLong: href === undefined }
}

/** The address of such a link. */
export const mailTo = (inquiry: Pick<Inquiry, 'email' | 'createdAt'>, language: MailLanguage): string =>
  mailLink(inquiry, language).href

/** A reply's own words. */
export const withoutQuote = (text: string, quote: string): string => text.replace(quote, () => '').trim()

/** The visitor's message, quoted for replies. */
export const quoteOf = (
  { name, message, createdAt }: Pick<Inquiry, 'name' | 'message' | 'createdAt'>,
  { time, staff }: MailLanguage,
): string => `${staff.desk.reply.quote(time(createdAt), name)}\n${message.replace(/^/gm, '> ')}\n`

/** A template's text for a visitor. */
export const filledIn = (template: string, { name }: Pick<Inquiry, 'name'>): string =>
  template.replaceAll('{name}', () => name)
