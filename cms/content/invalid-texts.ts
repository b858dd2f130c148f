import type { PayloadRequest } from 'payload'

import { richTextFields } from '#collections/field-kinds.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { seoColumns, seoTexts, validateSeoText } from '#contract/seo-texts.ts'
import { problemIn } from '#contract/problem-in.ts'
import { isShown, type TextPlace } from '#cms/common/is-shown.ts'
import { valueAt } from '#cms/common/value-at.ts'
import { withoutPendingPictures } from '#cms/rich-text/pending-pictures.ts'
import { validateRichText } from '#cms/rich-text/validate.ts'
import { ownValue } from './fall-back.ts'

type Document = Readonly<Record<string, unknown>>

interface Invalid extends Pick<TextPlace, 'path' | 'language'> {
  value: unknown
  label: string
  message: string
}

/** The texts in a language that drafts may have and that are not to be published; other values are valid in drafts, too. */
const invalidIn = (type: Resource, document: Document, language: Language): Invalid[] =>
  checkedTexts(type).flatMap(({ path, label, check }) => {
    const value = ownValue(valueAt(document, path), language)
    const message = check(value)
    return message === undefined ? [] : [{ path, language, value, label, message }]
  })

interface Text {
  path: string
  label: string
  /** The sentence that says what is wrong with a value. */
  check: (value: unknown) => string | undefined
}

const checkedTexts = (type: Resource): Text[] => [
  ...richTextFields(type).map((path) => ({ path, label: fieldLabel(path), check: richTextProblem })),
  ...(type.seo ? seoColumns : []).map((column) => ({
    path: `meta.${column}`,
    label: seoTexts[column].label,
    check: (value: unknown) => validateSeoText(column, value ?? '').message,
  })),
]

function richTextProblem(value: unknown): string | undefined {
  const checked = validateRichText(withoutPendingPictures(value))
  return checked === true ? undefined : checked
}

/** The languages whose texts are checked, and the one that messages do not name, since it is written. */
interface Checked {
  languages?: readonly Language[]
  written: Language
}

/** As Payload's errors have it: where one response is about many entries, it says the labels alone. */
interface TextProblem {
  path: string
  label: string
  message: string
}

/**
 * Why the texts of an entry cannot be published, by their paths; texts that visitors see already can be.
 *
 * @param document in all languages
 */
export async function invalidTexts(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { type, ...entry }: { type: Resource } & Pick<TextPlace, 'collection' | 'id'>,
  document: Document,
  { languages = LANGUAGES, written }: Checked,
): Promise<TextProblem[]> {
  const problems: TextProblem[] = []
  for (const { value, path, language, label, message } of languages.flatMap((each) =>
    invalidIn(type, document, each),
  )) {
    if (await isShown(value, { ...entry, path, language }, req)) continue
    const inWords = (text: string) => (language === written ? text : problemIn(language, text))
    problems.push({ path, label: inWords(label), message: inWords(message) })
  }
  return problems
}
