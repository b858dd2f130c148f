import { type FlattenedField, type PayloadRequest, ValidationError, type Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import { holdsDocument, IS_DOCUMENT, IS_PICTURE, isDocument } from '#collections/picture-or-document.ts'
import { NOT_TRASHED, TRASHED } from '#collections/trash.ts'
import { isRecord, recordOf } from '#contract/narrow.ts'
import { pictureIdsIn } from '#contract/rich-text/file-nodes.ts'
import { idOfPicture } from './uses.ts'
import { entryUnknown } from '#contract/staff-messages.ts'

/** Checks the ids of files, since Payload stores any value: databases fail on some, and others would refer to nothing. */

interface Named {
  /** The field's path as in Payload's errors: `meta.image`, `slides.0.image`. */
  path: string
  id: unknown
  wantsDocument: boolean
}

/** The ids of the pictures and documents that the fields of a document name, also in rows. */
export const filesNamedIn = (fields: readonly FlattenedField[], document: unknown): string[] =>
  namedIn(fields, document).flatMap(({ id }) => (typeof id === 'string' ? id : []))

/** The pictures and documents that the fields of a document name. */
function namedIn(fields: readonly FlattenedField[], document: unknown, prefix = ''): Named[] {
  if (!isRecord(document)) return []
  return fields.flatMap((field) => {
    const [path, value] = [prefix + field.name, document[field.name]]
    if (value === undefined || value === null || value === '') return []
    if (field.type === 'upload')
      return field.relationTo === 'media' ? [{ path, id: idOfPicture(value), wantsDocument: holdsDocument(field) }] : []
    if (!('flattenedFields' in field)) return []
    return Array.isArray(value)
      ? value.flatMap((row: unknown, n) => namedIn(field.flattenedFields, row, `${path}.${n}.`))
      : namedIn(field.flattenedFields, value, `${path}.`)
  })
}

/**
 * Throws 400 naming the fields with a picture or document that does not exist, or with the one in place of the other. Values that
 * have not changed are accepted; so are pictures in the trash, where one goes by itself when an entry no longer shows it. A document is
 * there because somebody has withdrawn it.
 */
export async function requireKnownFiles(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
  before: unknown,
): Promise<void> {
  await requireNoDocumentAsPicture(req, fields, data, before)
  const was = namedIn(fields, before)
  const named = namedIn(fields, data).filter(
    ({ id, wantsDocument }) => !was.some((one) => one.id === id && one.wantsDocument === wantsDocument),
  )
  if (named.length === 0) return
  const ids = named.flatMap(({ id }) => (typeof id === 'string' && isId(req, id) ? id : []))
  const { docs } = await req.payload.db.find<{ id: string; mimeType?: string | null }>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { or: [IS_PICTURE, NOT_TRASHED] }] },
    select: { mimeType: true },
    pagination: false,
    req,
  })
  const known = new Map<unknown, boolean>(docs.map((file) => [String(file.id), isDocument(file)]))
  const errors = named.flatMap(({ path, id, wantsDocument }) =>
    known.get(id) === wantsDocument ? [] : { path, message: entryUnknown(wantsDocument ? 'Document' : 'Picture') },
  )
  if (errors.length > 0) throw new ValidationError({ errors })
}

/** Those of the ids whose files fulfil all of the conditions. */
export async function filesAmong(
  req: PayloadRequest,
  ids: readonly string[],
  ...conditions: readonly Where[]
): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'media',
    where: { and: [{ id: { in: [...ids] } }, ...conditions] },
    select: {},
    // With the default order SQLite would scan all rows.
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

/**
 * Throws 400 naming the texts that show a document in place of a picture. Payload checks nothing of a text's nodes, and a document would
 * leave the trash with the pictures of an entry.
 */
async function requireNoDocumentAsPicture(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
  before: unknown,
): Promise<void> {
  const shown = fields.flatMap(({ name, type }) => {
    if (type !== 'richText') return []
    const was = new Set(pictureIdsIn(recordOf(before)[name]))
    const added = pictureIdsIn(recordOf(data)[name]).filter((id) => !was.has(id) && isId(req, id))
    return added.map((id) => ({ path: name, id }))
  })
  const documents = new Set(
    await filesAmong(
      req,
      shown.map(({ id }) => id),
      IS_DOCUMENT,
    ),
  )
  const errors = shown
    .filter(({ id }) => documents.has(id))
    .map(({ path }) => ({ path, message: entryUnknown('Picture') }))
  if (errors.length > 0) throw new ValidationError({ errors })
}

/** A version that is restored, without the documents that are in the trash: what was withdrawn stays so. */
export async function withoutWithdrawn<Data extends object>(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: Data,
): Promise<Data> {
  const ids = namedIn(fields, data).flatMap(({ id, wantsDocument }) =>
    wantsDocument && typeof id === 'string' && isId(req, id) ? id : [],
  )
  const withdrawn = new Set<unknown>(await filesAmong(req, ids, IS_DOCUMENT, TRASHED))
  return withdrawn.size > 0 ? Object.assign({}, data, without(fields, data, withdrawn)) : data
}

/** The fields that name one of the files, without it. */
function without(
  fields: readonly FlattenedField[],
  data: unknown,
  files: ReadonlySet<unknown>,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const field of fields) {
    const value = recordOf(data)[field.name]
    if (field.type === 'upload' && files.has(idOfPicture(value))) changed[field.name] = null
    if (!('flattenedFields' in field)) continue
    const withoutIn = (group: unknown) => ({ ...recordOf(group), ...without(field.flattenedFields, group, files) })
    if (Array.isArray(value)) changed[field.name] = value.map(withoutIn)
    else if (isRecord(value)) changed[field.name] = withoutIn(value)
  }
  return changed
}
