import { type FlattenedField, type GlobalConfig, type PayloadRequest, ValidationError } from 'payload'

import { isId } from '#collections/document-id.ts'
import { isRecord } from '#contract/narrow.ts'
import { idOfPicture } from './uses.ts'

/** Payload stores whatever is given as a picture's id; databases fail on it, or keep what leads nowhere. */

interface Named {
  /** As in Payload's errors: `meta.image`, `slides.0.image`. */
  path: string
  id: unknown
}

/** The pictures that the fields of a document name. */
function namedIn(fields: readonly FlattenedField[], document: unknown, prefix = ''): Named[] {
  if (!isRecord(document)) return []
  return fields.flatMap((field) => {
    const [path, value] = [prefix + field.name, document[field.name]]
    if (value === undefined || value === null || value === '') return []
    if (field.type === 'upload') return field.relationTo === 'media' ? [{ path, id: idOfPicture(value) }] : []
    if (!('flattenedFields' in field)) return []
    return Array.isArray(value)
      ? value.flatMap((row: unknown, n) => namedIn(field.flattenedFields, row, `${path}.${n}.`))
      : namedIn(field.flattenedFields, value, `${path}.`)
  })
}

/** Throws 400 naming the fields with a picture that there is not. Those that were there before stay; so do those in the trash. */
export async function requireKnownPictures(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
  before: unknown,
): Promise<void> {
  const kept = new Set<unknown>(namedIn(fields, before).map(({ id }) => id))
  const named = namedIn(fields, data).filter(({ id }) => !kept.has(id))
  if (named.length === 0) return
  const ids = named.flatMap(({ id }) => (typeof id === 'string' && isId(req, id) ? id : []))
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'media',
    where: { id: { in: ids } },
    select: {},
    pagination: false,
    req,
  })
  const known = new Set<unknown>(docs.map(({ id }) => String(id)))
  const errors = named.flatMap(({ path, id }) => (known.has(id) ? [] : { path, message: 'Picture does not exist' }))
  if (errors.length > 0) throw new ValidationError({ errors })
}

/** A global whose pictures are of the library, whichever side writes it. */
export const withKnownPictures = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, global: { flattenedFields }, req }) => {
        await requireKnownPictures(req, flattenedFields, data, originalDoc)
        return data
      },
    ],
  },
})
