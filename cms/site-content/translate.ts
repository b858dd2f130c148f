import type { FlattenedField } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { isBlank } from '#cms/content/fall-back.ts'
import { linesOf } from './fill-in.ts'

/** Names and values of a part of the settings in one language only, without values of the default one. */
type Own = Readonly<Record<string, unknown>>

/** The translations of the shipped texts into one language, by the text in the default language. */
export type Dictionary = ReadonlyMap<string, string>

interface Translation {
  dictionary: Dictionary
  /** The paths of the texts that stay in the default language, for lack of a translation. */
  fellBack: string[]
}

/**
 * The site's content in another language: the firm's own texts, else those that came with the site, else the default language's.
 *
 * @param content in the default language
 * @param own the settings in the other language
 * @param fields of the settings, whose localized ones are translated
 */
export function translate(
  content: SiteContent,
  own: object,
  fields: readonly FlattenedField[],
  dictionary: Dictionary,
): SiteContent {
  const translated = structuredClone(content)
  const fellBack: string[] = []
  translateFields(translated, { ...own }, fields, '', { dictionary, fellBack })
  return { ...translated, fellBack }
}

function translateFields(
  content: object,
  own: Own,
  fields: readonly FlattenedField[],
  prefix: string,
  translation: Translation,
): void {
  for (const field of fields) {
    const path = prefix + field.name
    const shown: unknown = Reflect.get(content, field.name)
    const value = own[field.name]
    if (field.type === 'group' && isRecord(shown))
      translateFields(shown, asOwn(value), field.flattenedFields, `${path}.`, translation)
    else if (field.type === 'array' && Array.isArray(shown))
      for (const [n, row] of shown.entries())
        translateFields(row, asOwn(asList(value)[n]), field.flattenedFields, `${path}.${n}.`, translation)
    else if (field.type === 'upload' && isRecord(shown))
      setText(shown, 'alt', asOwn(value)['alt'], `${path}.alt`, translation)
    else if ('localized' in field && field.localized) setText(content, field.name, value, path, translation)
  }
}

/** Sets one text, or a list of words. */
function setText(
  target: object,
  name: string,
  own: unknown,
  path: string,
  { dictionary, fellBack }: Translation,
): void {
  const shown: unknown = Reflect.get(target, name)
  const [texts, words] = [asTexts(shown), asTexts(own, Array.isArray(shown))]
  if (texts.length === 0 && words.length === 0) return
  const known = texts.flatMap((text) => dictionary.get(text) ?? [])
  const translated = words.length > 0 ? words : known.length === texts.length ? known : undefined
  if (translated) Reflect.set(target, name, Array.isArray(shown) ? translated : translated[0])
  else fellBack.push(path)
}

/** The texts of a value; of a list that is stored as one text those of its lines. */
function asTexts(value: unknown, isList = false): string[] {
  const texts = asList(value).filter((text) => typeof text === 'string')
  const all = typeof value === 'string' ? (isList ? linesOf(value) : [value]) : texts
  return all.filter((text) => !isBlank(text))
}

const asOwn = (value: unknown): Own => (isRecord(value) ? value : {})
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
