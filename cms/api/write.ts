import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload'

import { htmlOf } from '#collections/fields.ts'
import { messages } from '#contract/failure.ts'
import { fieldLabel, type AnyEntity, type Resource } from '#contract/resource.ts'
import { codePoints } from '#contract/text.ts'
import { tooComplex, tooLong, validate, type Values } from '#contract/validate.ts'
import { untilCommitted } from '#cms/database/faults.ts'
import { inTurnOfAll } from '#cms/locks/lease.ts'
import { inTurn } from '#cms/locks/lock.ts'
import { log } from '#cms/common/log.ts'
import type { Prepared } from '#cms/media/prepare.ts'
import { addPicture, releasePicture } from '#cms/media/store.ts'
import { refuse, refuseField, refuseFields } from '#cms/common/refusal.ts'
import type { Converted } from '#cms/rich-text/convert.ts'
import { convertAside } from '#cms/rich-text/convert-aside.ts'
import { noteHtml } from '#cms/rich-text/noted.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import { TooComplex } from '#cms/rich-text/thread.ts'
import { requestIdOf } from './caller.ts'
import { findDocument, type Source } from './read.ts'
import { type Document, imageOf, shape } from './shape.ts'
import { namesTag, tagOf } from './tag.ts'

type Data = Record<string, unknown>

/** A picture that came with a call. */
export type Upload = Prepared & { originalName: string }

/** What an update may bring beside the fields. */
export interface Changes {
  fields: Readonly<Record<string, unknown>>
  picture: Upload | undefined
  removeImage: boolean
  ifMatch: string | null
}

/** Validates, stores the picture, then the entry; a failure leaves neither. */
export async function createEntry(
  req: PayloadRequest,
  source: Source,
  { fields, picture }: Pick<Changes, 'fields' | 'picture'>,
): Promise<AnyEntity> {
  const { type } = source
  const data = await columns(req, type, judged(type, fields, 'create'))
  const document = await withPicture(req, picture, (image) =>
    insert(req, source, {
      ...data,
      ...(image ? { image } : {}),
      ...(source.hasDrafts ? { _status: 'published' } : {}),
    }),
  )
  return shape(type, document)
}

/**
 * Changes what was sent and keeps the rest; 412 if the entry is no longer the one that `If-Match` names. What takes its time
 * comes before the turn, in which the entry is looked at anew: nobody else's change is written over in between.
 */
export async function updateEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  changes: Changes,
): Promise<AnyEntity> {
  const { type, collection } = source
  await current(req, source, id, changes.ifMatch)
  const sent = await columns(req, type, judged(type, changes.fields, 'update'))
  const { document, old } = await withPicture(req, changes.picture, (image) =>
    inTurnOfAll(req.payload, turnOfEntry(source, id), async () => {
      const before = await current(req, source, id, changes.ifMatch)
      const picture = image ? { image } : changes.removeImage ? { image: null } : {}
      const data = { ...(await kept(req, source, id, sent)), ...sent, ...picture }
      const update = () => req.payload.update({ collection, id, data, depth: 1, overrideAccess: false, req })
      return { document: await untilCommitted(update), old: pictureId(before) }
    }),
  )
  if (old !== undefined && (changes.picture || changes.removeImage)) await releaseQuietly(req, old)
  return shape(type, { ...document })
}

/** Deletes an entry, and its picture unless something else shows it; answers the entry as it was. */
export async function removeEntry(req: PayloadRequest, source: Source, id: string): Promise<AnyEntity> {
  const { collection } = source
  const before = await inTurnOfAll(req.payload, turnOfEntry(source, id), async () => {
    const found = await findDocument(req, source, { id })
    const remove = () => req.payload.delete({ collection, id: String(found['id']), overrideAccess: false, req })
    await untilCommitted(remove)
    return found
  })
  const old = pictureId(before)
  if (old !== undefined) await releaseQuietly(req, old)
  return shape(source.type, before)
}

/** What changes an entry has its turn with all else that does. */
export const turnOfEntry = ({ collection }: Pick<Source, 'collection'>, id: string): string => `${collection} ${id}`

/** The entry as it is now, if it is still the one that `If-Match` names. */
async function current(req: PayloadRequest, source: Source, id: string, ifMatch: string | null): Promise<Document> {
  const document = await findDocument(req, source, { id })
  if (ifMatch !== null && !namesTag(ifMatch, tagOf(JSON.stringify(shape(source.type, document)))))
    throw refuse(412, messages.changedMeanwhile)
  return document
}

/** The change is made and is answered so, whatever becomes of a picture that nothing shows any more. */
async function releaseQuietly(req: PayloadRequest, picture: string): Promise<void> {
  await releasePicture(req.payload, picture).catch((error: unknown) =>
    log.error({ err: error, picture, requestId: requestIdOf(req) }, 'a picture that nothing shows was left'),
  )
}

function judged(type: Resource, fields: Readonly<Record<string, unknown>>, mode: 'create' | 'update'): Values {
  const result = validate(type, fields, mode)
  if (!result.ok) throw refuseFields(result.errors)
  return result.values
}

/** The values as Payload stores them. Rich text is measured again as kept, so that what was read can be written back. */
async function columns(req: PayloadRequest, type: Resource, values: Values): Promise<Data> {
  const data: Data = {}
  for (const [name, value] of Object.entries(values)) {
    const field = type.fields[name]
    if (field?.kind !== 'html') {
      data[name] = value
      continue
    }
    const { stored, html } = await converted(name, value)
    if (codePoints(html) > field.max) throw refuseField(name, tooLong(fieldLabel(name), field.max))
    noteHtml(req, name, html)
    data[name] = stored
  }
  return data
}

async function converted(field: string, html: string): Promise<Converted> {
  try {
    return await convertAside(html)
  } catch (error) {
    throw error instanceof TooComplex ? refuseField(field, tooComplex(fieldLabel(field))) : error
  }
}

/** Fields that are Payload's own business, and the order of the list, which is set apart (`cms/content/order.ts`). */
const own = new Set(['id', 'createdAt', 'updatedAt', '_order'])

/**
 * What the entry shows now, written again with each update: else Payload would take it from a draft that a power user
 * has not published yet, and publish that.
 */
async function kept(req: PayloadRequest, { type, collection }: Source, id: string, sent: Data): Promise<Data> {
  const row = await req.payload.db.findOne<Data & { id: string }>({ collection, where: { id: { equals: id } }, req })
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const html = row?.[htmlOf(name)]
    if (kind === 'html' && typeof html === 'string' && !Object.hasOwn(sent, name)) noteHtml(req, name, html)
  }
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? []
  return row ? complete(fields, row) : {}
}

/** With null for what is not there: that, too, is how the entry stands. */
function complete(fields: readonly FlattenedField[], values: Data): Data {
  const written = fields.filter(({ name }) => !own.has(name))
  return Object.fromEntries(
    written.map((field) => {
      const value = values[field.name]
      return [field.name, field.type === 'group' ? complete(field.flattenedFields, asData(value)) : (value ?? null)]
    }),
  )
}

const asData = (value: unknown): Data => (typeof value === 'object' && value !== null ? { ...value } : {})

function pictureId(document: Document): string | undefined {
  const { image } = document
  if (imageOf(image) === null) return undefined
  return typeof image === 'object' && image !== null && 'id' in image ? String(image.id) : undefined
}

/** Stores the picture, does the work with its id, and takes the picture back if the work fails. */
async function withPicture<T>(
  req: PayloadRequest,
  picture: Upload | undefined,
  work: (id: string | undefined) => Promise<T>,
): Promise<T> {
  if (!picture) return work(undefined)
  const id = await addPicture(req.payload, picture, { originalName: picture.originalName })
  try {
    return await work(id)
  } catch (error) {
    await releaseQuietly(req, id)
    throw error
  }
}

const ATTEMPTS = 20

/** Inserts with the slug that the collection's hook finds free. Two nodes may find the same one: the loser looks again. */
async function insert(req: PayloadRequest, { type, collection }: Source, data: Data): Promise<Document> {
  // A visitor's create (an inquiry) has been judged by the call itself; no other door is open to visitors.
  const overrideAccess = type.create === 'visitor'
  leavePacked(req)
  return inTurn(collection, async () => {
    for (let n = 1; ; n += 1) {
      try {
        const create = () => req.payload.create({ collection, data, depth: 1, overrideAccess, req })
        return { ...(await untilCommitted(create)) }
      } catch (error) {
        if (!isSlugTaken(error) || n === ATTEMPTS) throw error
      }
    }
  })
}

const isSlugTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'slug')
