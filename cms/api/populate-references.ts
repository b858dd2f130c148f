import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { Reference } from '#contract/fields/reference.ts'
import { isResourceName } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import type { Language } from '#contract/languages.ts'
import { inLanguage } from '#cms/content/localized.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { showTextPictures } from '#cms/media/text-pictures.ts'
import { isRecord } from '#contract/is-record.ts'
import { textOf } from '#contract/text/text-of.ts'
import { type Document, shape } from './shape.ts'

/** A document as the API answers it, with what it refers to. */
export async function entityOf(
  req: PayloadRequest,
  type: Resource,
  document: Document,
  language: Language,
): Promise<AnyEntity> {
  const [found = document] = await populateReferences(req, type, [document], language)
  return shape(type, found, language)
}

/**
 * Documents with the entries that they refer to by id in place of the ids: as visitors may see them, and null for entries
 * that are not published or were deleted; and with the pictures in their texts as the library has them.
 */
export async function populateReferences(
  req: PayloadRequest,
  type: Resource,
  documents: readonly Document[],
  language: Language,
): Promise<Document[]> {
  let found = [...documents]
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'reference') continue
    const entries = await findReferences(
      req,
      field.to,
      [...new Set(found.flatMap((row) => idOf(row[name]) ?? []))],
      language,
    )
    found = found.map((row) => ({ ...row, [name]: entries.get(idOf(row[name]) ?? '') ?? null }))
  }
  return showTextPictures(req, type, found, language)
}

/** Of a reference that Payload has looked up already, too. */
function idOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value['id'] : value
  return typeof id === 'string' ? id : undefined
}

async function findReferences(
  req: PayloadRequest,
  to: string,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Reference>> {
  if (!isResourceName(to)) throw new Error(`no type is called ${to}`)
  const { type, collection, hasDrafts } = sourceOf(to)
  const name = titleField(type)
  const slug = type.slugFrom ? ['slug'] : []
  const rows = await entryRows(req).byId(collection, ids, [name, ...slug, ...(hasDrafts ? ['_status'] : [])], language)
  const visible = [...rows.values()].filter((row) => !hasDrafts || row['_status'] === 'published')
  return new Map(
    visible.map((row) => [
      row.id,
      {
        _id: row.id,
        name: textOf(inLanguage(row[name], language).value),
        ...(type.slugFrom ? { slug: textOf(row['slug']) } : {}),
      },
    ]),
  )
}
