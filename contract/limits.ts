/** Limits of the contract. Lengths are in Unicode code points, sizes in bytes. */
export const TITLE = 200
export const NAME = 100
export const DESCRIPTION = 100_000
/** Nodes of a rich text: blocks, list items, links, line breaks, and runs of text with one formatting. */
export const RICH_TEXT_NODES = 10_000
export { TEXT_PICTURES_MAX } from './text/picture-html.ts'
/** The longest e-mail address (RFC 5321, 4.5.3.1.3). */
export const EMAIL = 254
export const PASSWORD_MIN = 8
/** The longest URL that all browsers accept. */
export const URL_MAX = 2000
/** A few sentences. */
export const PARAGRAPH = 2000
/** A page's description for search engines, which shorten it themselves. */
export const SEO_DESCRIPTION = 500
/** Rows of a list in the site settings, and words in a list of words. */
export const ROWS_MAX = 24
export const TAGS_MAX = 60
/** Policies that each page links to. */
export const POLICIES_MAX = 12
/** Whole Nepali rupees. */
export const PRICE_MAX = 100_000_000
/** Degrees. */
export const LATITUDE_MAX = 90
export const LONGITUDE_MAX = 180

/** A request body without the picture. */
export const BODY_BYTES = 2 * 1_048_576
export const SLUG_MAX = 80
export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAX = 100
/** The last page of a list that can be asked for. */
export const PAGE_MAX = 1_000_000
