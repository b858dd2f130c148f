import type { PayloadRequest } from 'payload'

import { richTextFields } from '#collections/field-kinds.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { seoColumns, seoTexts, validateSeoText } from '#contract/seo-texts.ts'
import { problemIn } from '#contract/problem-in.ts'
import { type TextPlace, validOrShown } from '#cms/common/is-shown.ts'
import { valueAt } from '#cms/common/value-at.ts'
import { withoutPendingPictures } from '#cms/rich-text/pending-pictures.ts'
import { validateRichText } from '#cms/rich-text/validate.ts'
import { ownValue } from './fall-back.ts'

interface Text {
  path: string
  label: string
  /** True for a value that may be published, else the sentence that says what is wrong; drafts may have other values. */
  check: (value: unknown) => true | string
}

const checkedTexts = (type: Resource): Text[] => [
  ...richTextFields(type).map((path) => ({ path, label: fieldLabel(path), check: checkRichText })),
  ...(type.seo ? seoColumns : []).map((column) => ({
    path: `meta.${column}`,
    label: seoTexts[column].label,
    check: (value: unknown) => validateSeoText(column, value ?? '').message ?? true,
  })),
]

const checkRichText = (value: unknown): true | string => validateRichText(withoutPendingPictures(value))

/** The languages whose texts are checked, and the one that messages do not name, since it is written. */
interface Checked {
  languages?: readonly Language[]
  written: Language
}

/** The value of a text, by its path, in one language. */
export type ValueOf = (path: string, language: Language) => unknown

/** The values of a document in all languages. */
export const valuesIn =
  (document: Readonly<Record<string, unknown>>): ValueOf =>
  (path, language) =>
    ownValue(valueAt(document, path), language)

/** As Payload's errors have it: where one response is about many entries, it says the labels alone. */
export interface TextProblem {
  path: string
  label: string
  message: string
}

/** Why the texts of an entry cannot be published, by their paths; texts that visitors see already can be. */
export async function invalidTexts(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { type, ...entry }: { type: Resource } & Pick<TextPlace, 'collection' | 'id'>,
  valueOf: ValueOf,
  { languages = LANGUAGES, written }: Checked,
): Promise<TextProblem[]> {
  const problems: TextProblem[] = []
  const texts = checkedTexts(type)
  for (const language of languages)
    for (const { path, label, check } of texts) {
      const value = valueOf(path, language)
      const checked = await validOrShown(check(value), value, { ...entry, path, language }, req)
      if (checked === true) continue
      const inWords = (text: string) => (language === written ? text : problemIn(language, text))
      problems.push({ path, label: inWords(label), message: inWords(checked) })
    }
  return problems
}
