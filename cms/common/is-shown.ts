import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import type { Language } from '#contract/languages.ts'
import { recordOf } from '#contract/narrow.ts'
import { valueAt } from './value-at.ts'

/** Where a text of an entry is. */
export interface TextPlace {
  collection: string | undefined
  /** Undefined for a new entry. */
  id: unknown
  /** The column, or its path in a group: `meta.title`. */
  path: string
  language: Language
}

type Request = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/**
 * What a rule has found in a text: true if it is valid, else the sentence that says what is wrong. A text that visitors see already is valid,
 * too.
 */
export const validOrShown = async (
  found: true | string,
  value: unknown,
  place: TextPlace,
  req: Request,
): Promise<true | string> => found === true || (await isShown(value, place, req)) || found

/**
 * Whether visitors see this text already: it stays valid after a rule has become stricter, where a draft is discarded, or another field or
 * language is changed. A text of a draft does not, since drafts may have what is not to be published. Reads the entry, so it is asked
 * about texts that break a rule only.
 */
export async function isShown(value: unknown, place: TextPlace, req: Request): Promise<boolean> {
  if (value === undefined || value === null) return false
  const shown = await shownText(place, req)
  return shown !== undefined && isDeepStrictEqual(value, shown.value)
}

/** The text at a place of the entry as visitors see it; undefined if they see no such entry. */
export async function shownText(
  { collection, id, path, language }: TextPlace,
  req: Request,
): Promise<{ value: unknown } | undefined> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (!config || (typeof id !== 'string' && typeof id !== 'number')) return undefined
  const row = await req.payload.db.findOne<{ id: string }>({
    collection: config.slug,
    where: { and: [{ id: { equals: id } }, ...(config.versions ? [{ _status: { equals: 'published' } }] : [])] },
    select: { [path.split('.')[0] ?? path]: true },
    req,
  })
  return row ? { value: recordOf(valueAt(row, path))[language] } : undefined
}
