import { PDF_END } from '#contract/documents.ts'
import { slugify } from '#cms/slugs/slug.ts'

/** As long as file systems take it in any script, in characters. */
const MAX_NAME = 80

/** What no file system has in a name, what would change the direction of the rest, and dots that hide a file. */
const plainName = (name: string): string =>
  Array.from(
    name
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+/, ''),
  )
    .slice(0, MAX_NAME)
    .join('')
    .trim()

/** RFC 8187, 3.2.1: `encodeURIComponent` leaves five characters as they are that an extended value does not have. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The header by which a document is saved under its name, whatever its script (RFC 6266): in ASCII for programs that know nothing else.
 *
 * @param name without the end of a PDF's name
 */
export function attachment(name: string): string {
  const plain = plainName(name) || 'document'
  const ascii = slugify(plain) || 'document'
  return `attachment; filename="${ascii}${PDF_END}"; filename*=UTF-8''${extended(plain + PDF_END)}`
}
