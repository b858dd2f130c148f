import type { PayloadRequest } from 'payload'

import { refersToEntries } from '#contract/fields/refers-to-entries.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import { type Source, sourceOf } from '#collections/sources.ts'
import type { DocumentFile } from '#contract/fields/documents.ts'
import type { Reference } from '#contract/fields/reference.ts'
import { isResourceName } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import type { Language } from '#contract/languages.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { isVisible, visibilityColumns } from '#cms/content/visible-entries.ts'
import { referrersOf } from '#cms/content/referrers.ts'
import type { WithTrash } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { documentsById } from '#cms/media/documents.ts'
import { showTextPictures } from '#cms/media/text-pictures.ts'
import { imageOf } from '#cms/media/api-image.ts'
import { populateImages } from './populate-images.ts'
import { type Document, shape } from './shape.ts'

/** The most entries that are shown as referring to an entry, for each field: the first ones in the order of their type. */
const REFERRERS = 6

/** A document as the API returns it, with the entries that it refers to and those that refer to it. */
export async function entityOf(
  req: PayloadRequest,
  type: Resource,
  document: Document,
  language: Language,
  pictures: WithTrash = {},
): Promise<AnyEntity> {
  const [found = document] = await populateReferences(req, type, [document], language, pictures)
  return shape(type, found, language)
}

/**
 * Documents with the entries that they refer to in place of their ids, and those that refer to them: as visitors may see them,
 * without those that are not published or were deleted; and with the pictures in their texts as the library has them.
 */
export async function populateReferences(
  req: PayloadRequest,
  type: Resource,
  documents: readonly Document[],
  language: Language,
  pictures: WithTrash = {},
): Promise<Document[]> {
  const parts: { name: string; ids: (readonly string[])[]; known: ReadonlyMap<string, Reference | DocumentFile> }[] = []
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'documents' && !refersToEntries(field)) continue
    const idsOf = storedKindOf(field).ids
    const ids = documents.map((document) => idsOf?.(document[name]) ?? [])
    const known =
      field.kind === 'documents'
        ? await documentsById(req, ids.flat(), language)
        : await findReferences(req, sourceCalled(field.to), ids.flat(), language, field.detail)
    parts.push({ name, ids, known })
  }
  for (const [name, { from, field }] of Object.entries(type.referrers ?? {})) {
    const source = sourceCalled(from)
    const named = documents.map(({ id }) => String(id))
    const naming = await referrersOf(req, source, field, named, REFERRERS)
    const ids = named.map((id) => naming.get(id) ?? [])
    parts.push({ name, ids, known: await findReferences(req, source, ids.flat(), language) })
  }
  const found = documents.map((document, n) => ({
    ...document,
    ...Object.fromEntries(
      parts.map(({ name, ids, known }) => [name, (ids[n] ?? []).flatMap((id) => known.get(id) ?? [])]),
    ),
  }))
  return showTextPictures(req, type, found, language, pictures)
}

export function sourceCalled(name: string): Source {
  if (!isResourceName(name)) throw new Error(`no type is called ${name}`)
  return sourceOf(name)
}

/**
 * Entries that others refer to, by id: those that visitors may see.
 *
 * @param detail the field whose text references carry too, with the picture
 */
export async function findReferences(
  req: PayloadRequest,
  source: Source,
  ids: readonly string[],
  language: Language,
  detail?: string,
): Promise<Map<string, Reference>> {
  const { type, collection } = source
  const hasPicture = detail !== undefined && type.image
  const columns = [
    titleField(type),
    ...(type.slugFrom ? ['slug'] : []),
    ...(detail === undefined ? [] : [detail]),
    ...(hasPicture ? ['image'] : []),
    ...visibilityColumns(source),
  ]
  const rows = await entryRows(req).byId(collection, [...new Set(ids)], columns, language)
  const visible = [...rows.values()].filter((row) => isVisible(source, row))
  const shown: readonly Document[] = hasPicture ? await populateImages(req, visible, language) : visible
  return new Map(shown.map((row) => [String(row['id']), referenceOf(type, row, language, detail)]))
}

function referenceOf(type: Resource, row: Document, language: Language, detail: string | undefined): Reference {
  const fellBack: string[] = []
  const text = (path: string, stored: unknown): string => {
    const own = valueInLanguage(stored, language)
    if (own.fellBack) fellBack.push(path)
    return textOf(own.value)
  }
  const reference: Reference = { _id: String(row['id']), name: text('name', row[titleField(type)]) }
  if (type.slugFrom) reference.slug = textOf(row['slug'])
  if (detail !== undefined) {
    reference.detail = text('detail', row[detail])
    const { image } = row
    if (type.image)
      reference.image = imageOf(isRecord(image) ? { ...image, alt: text('image.alt', image['alt']) } : image)
  }
  if (fellBack.length > 0) reference.fellBack = fellBack
  return reference
}
