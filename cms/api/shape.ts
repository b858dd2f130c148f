import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { imageOf } from '#cms/media/api-image.ts'
import { isBlank, ownValue, valueInLanguage } from '#cms/content/fall-back.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { type AnyEntity, type Resource, type Seo, titleField } from '#contract/resource.ts'

/** A document of any type as Payload reads it; localized columns hold their values by language. */
export type Document = Readonly<Record<string, unknown>>

/** Reads values in one language and records the paths of those that fell back. */
class Reader {
  readonly fellBack: string[] = []
  readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  /** A localized value. */
  read(path: string, stored: unknown): unknown {
    const { value, fellBack } = valueInLanguage(stored, this.language)
    if (fellBack) this.fellBack.push(path)
    return value
  }
}

/**
 * A document with its references looked up, as the contract returns it: rich text as HTML, the picture with its URLs, texts in
 * a language.
 */
export function shape(type: Resource, document: Document, language: Language): AnyEntity {
  const entity: AnyEntity = { _id: String(document['id']) }
  const reader = new Reader(language)
  for (const [name, field] of Object.entries(type.fields)) {
    const stored = document[columnOf(name, field)]
    const value = storedKindOf(field).read(isLocalized(field) ? reader.read(name, stored) : stored, field)
    if (!field.omitEmpty || !isBlank(value)) entity[name] = value
  }
  for (const name of Object.keys(type.referrers ?? {})) if (!isBlank(document[name])) entity[name] = document[name]
  if (type.slugFrom) entity.slug = textOf(document['slug'])
  if (type.image) entity.image = pictureOf('image', document['image'], reader)
  if (type.dated) entity.createdAt = textOf(document['createdAt'])
  const seo = type.seo ? seoOf(type, document, reader) : undefined
  if (seo) entity.seo = seo
  if (language !== DEFAULT_LANGUAGE) entity.fellBack = reader.fellBack
  return entity
}

const pictureOf = (path: string, stored: unknown, reader: Reader) =>
  imageOf(isRecord(stored) ? { ...stored, alt: reader.read(`${path}.alt`, stored['alt']) } : stored)

/** The search texts that an entry has; most have none. */
function seoOf(type: Resource, document: Document, reader: Reader): Seo | undefined {
  const { meta } = document
  if (!isRecord(meta)) return undefined
  const text = (name: 'title' | 'description', own: string) => {
    // If the entry's title or description is in the requested language, a missing search text is left out instead of replaced
    // by the default language's: the page then uses the title or description.
    const hasOwn = meta[name] !== undefined && isIn(document[own], reader.language)
    return textOf(hasOwn ? ownValue(meta[name], reader.language) : reader.read(`seo.${name}`, meta[name]))
  }
  const [title, description] = [text('title', titleField(type)), text('description', htmlColumn(type))]
  const image = pictureOf('seo.image', meta['image'], reader)
  if (title === '' && description === '' && !image) return undefined
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...(image ? { image } : {}) }
}

const isIn = (stored: unknown, language: Language): boolean => !isBlank(ownValue(stored, language))

const htmlColumn = ({ fields }: Resource): string => {
  const found = Object.entries(fields).find(([, field]) => field.kind === 'html')
  return found ? columnOf(...found) : ''
}

/** The columns that `shape` needs, for Payload's `select`. */
export function columnsOf(type: Resource): Record<string, true> {
  const names = Object.entries(type.fields).map(([name, field]) => columnOf(name, field))
  if (type.slugFrom) names.push('slug')
  if (type.image) names.push('image')
  if (type.dated) names.push('createdAt')
  if (type.seo) names.push('meta')
  return Object.fromEntries(names.map((name) => [name, true] as const))
}
