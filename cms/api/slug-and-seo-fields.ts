import { validateField } from '#contract/fields/index.ts'
import type { FieldError } from '#contract/failure.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Language } from '#contract/languages.ts'
import { URL_MAX } from '#contract/limits.ts'
import type { Resource } from '#contract/resource.ts'
import { seoTexts } from '#contract/seo-texts.ts'
import { seoFields } from '#contract/writing.ts'
import { ownValue } from '#cms/content/fall-back.ts'
import { invalidFields } from '#cms/common/http-error.ts'
import type { Document } from './shape.ts'

/** The longest slug and texts for search engines, which requests have beside an entry's fields, by their names there. */
export const writingRules = {
  slug: { label: 'Slug', max: URL_MAX },
  seoTitle: seoTexts.title,
  seoDescription: seoTexts.description,
} as const

type Name = keyof typeof writingRules

/** The names that requests for a type may have beside its fields. */
export const writingNames = ({ slugFrom, seo }: Resource): Name[] => [
  ...(slugFrom ? (['slug'] as const) : []),
  ...(seo ? (['seoTitle', 'seoDescription'] as const) : []),
]

/**
 * An entry's slug and its texts for search engines, as Payload stores them. Throws 400.
 *
 * @param current the entry's newest content in all languages; values that the request does not have are taken from it
 */
export function writingFields(
  type: Resource,
  fields: Readonly<Record<string, unknown>>,
  current: Document,
  language: Language,
): Record<string, unknown> {
  const given: Partial<Record<Name, string>> = {}
  const errors: FieldError[] = []
  for (const name of writingNames(type)) {
    if (!Object.hasOwn(fields, name)) continue
    const checked = validateField(writingRules[name].label, { kind: 'text', max: writingRules[name].max }, fields[name])
    if (checked.message === undefined) given[name] = checked.value
    else errors.push({ field: name, message: checked.message })
  }
  if (errors.length > 0) throw invalidFields(errors)
  const { slug, ...seo } = given
  const meta = { ...metaOf(current, language), ...texts(seo) }
  return {
    ...(slug === undefined ? {} : { slug }),
    ...(Object.keys(seo).length === 0 ? {} : { meta }),
  }
}

const texts = (seo: Readonly<Partial<Record<keyof typeof seoFields, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(seoFields).flatMap(([name, column]) => {
      const value = seo[name as keyof typeof seoFields]
      return value === undefined ? [] : [[column, value]]
    }),
  )

/** The stored texts in a language, and the id of the picture. */
function metaOf({ meta }: Document, language: Language): Record<string, unknown> {
  if (!isRecord(meta)) return {}
  const { title, description, image } = meta
  return {
    title: ownValue(title, language),
    description: ownValue(description, language),
    image: isRecord(image) ? image['id'] : image,
  }
}
