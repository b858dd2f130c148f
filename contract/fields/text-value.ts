import { codePoints } from '../text/characters.ts'
import type { AnyField, CheckedField, JsonSchema, Kind } from './kind.ts'
import { fieldNotText, fieldRequired } from './messages.ts'

/** A field that holds a text of limited length. */
export interface TextLike extends AnyField {
  /** Limit in Unicode code points. */
  readonly max: number
  /** Has a value in each language (contract/languages.ts); an empty one shows the default language's. */
  readonly localized?: true
}

/** The sentence for a value over its limit. */
export const tooLong = (label: string, max: number): string =>
  `${label} must be at most ${max.toLocaleString('en-US')} characters`

interface Rules<F extends TextLike> {
  /** Normalizes a sent text: its line ends, or the white space around it. */
  clean: (text: string, field: F) => string
  /** The part of the text whose length counts for the limit; by default all. */
  measured?: (text: string) => string
  /** The JSON schema's keywords besides the type, for entities and requests. */
  format?: JsonSchema
  /** The same of requests alone; by default, which characters a text may have. */
  inputFormat?: (field: F) => JsonSchema
  /** Whether a text that is not blank has nothing to see: it is none where one is required. */
  isEmpty?: (text: string) => boolean
  /** The error of a text that is not blank and within its limit. */
  problem?: (label: string, text: string, field: F) => string | undefined
  isHtml?: true
}

/** A kind whose values are texts; blank is the empty text. */
export const textKind = <F extends TextLike>({
  clean,
  measured = (text) => text,
  format = {},
  inputFormat = characters,
  isEmpty,
  problem,
  isHtml,
}: Rules<F>): Kind<F> => ({
  empty: () => '',
  check: (label, field, input, current): CheckedField<string> => {
    if (typeof input !== 'string') return { message: fieldNotText(label) }
    const value = clean(input, field)
    // What is stored stays valid after a rule has become stricter.
    if (value && value === current) return { value }
    // Joiners and fillers are blank, too: nobody sees them.
    if (/^[\s\p{DI}]*$/u.test(value)) return field.required ? { message: fieldRequired(label) } : { value: '' }
    if (field.required && isEmpty?.(value)) return { message: fieldRequired(label) }
    if (codePoints(measured(value)) > field.max) return { message: tooLong(label, field.max) }
    const message = problem?.(label, value, field)
    return message === undefined ? { value } : { message }
  },
  schema: () => ({ type: 'string', ...format }),
  inputSchema: (field) => ({
    type: 'string',
    ...(field.required ? { minLength: 1 } : {}),
    maxLength: field.max,
    ...inputFormat(field),
    ...format,
  }),
  isValue: (value) => typeof value === 'string',
  toText: (value) => value,
  ...(isHtml ? { isHtml } : {}),
})

/** NUL is refused, and white space alone where something is required. */
const characters = ({ required }: TextLike): JsonSchema => ({
  pattern: required ? '^[^\\u0000]*\\S[^\\u0000]*$' : '^[^\\u0000]*$',
})

export const trimmed = (text: string): string => text.trim()

/** The error of a text with a character that a database would silently cut it off at (NUL) or replace (lone surrogates). */
export const unstorable = (label: string, text: string): string | undefined =>
  /\0|\p{Surrogate}/u.test(text) ? `${label} has a character that cannot be stored` : undefined
