import { PDF_END } from '#contract/documents.ts'
import { oneLine } from '#cms/common/one-line.ts'
import { slugify } from '#cms/slugs/slug.ts'

/** A length in characters that file systems accept in any script. */
const MAX_NAME = 80

/**
 * A name of at most MAX_NAME characters, with spaces in place of those that file systems do not allow, without invisible ones and
 * without leading dots, which hide a file.
 */
const plainName = (name: string): string =>
  Array.from(oneLine(name.normalize('NFC').replace(/[/\\:*?"<>|]/g, ' ')).replace(/^[.\s]+/, ''))
    .slice(0, MAX_NAME)
    .join('')
    .trim()

/** RFC 8187, 3.2.1: `encodeURIComponent` leaves five characters as they are that an extended value does not have. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The header that saves a document under its name in any script (RFC 6266), with an ASCII name for older programs.
 *
 * @param name without `.pdf`
 */
export function attachment(name: string): string {
  const plain = plainName(name) || 'document'
  const ascii = slugify(plain) || 'document'
  return `attachment; filename="${ascii}${PDF_END}"; filename*=UTF-8''${extended(plain + PDF_END)}`
}
