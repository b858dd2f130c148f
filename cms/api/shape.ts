import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { imageOf } from '#cms/media/api-image.ts'
import { isRecord } from '#contract/is-record.ts'
import type { AnyEntity, Resource, Seo } from '#contract/resource.ts'
import { textOf } from '#contract/text/text-of.ts'

/** A document as Payload reads it, of whatever type. */
export type Document = Readonly<Record<string, unknown>>

/** A document with its references looked up, as the contract returns it: rich text as HTML, the picture with its URLs. */
export function shape(type: Resource, document: Document): AnyEntity {
  const entity: AnyEntity = { _id: String(document['id']) }
  for (const [name, field] of Object.entries(type.fields))
    entity[name] = storedKindOf(field).read(document[columnOf(name, field)], field)
  if (type.slugFrom) entity.slug = textOf(document['slug'])
  if (type.image) entity.image = imageOf(document['image'])
  if (type.dated) entity.createdAt = textOf(document['createdAt'])
  const seo = type.seo ? seoOf(document['meta']) : undefined
  if (seo) entity.seo = seo
  return entity
}

/** The search texts that an entry has; most have none. */
function seoOf(meta: unknown): Seo | undefined {
  if (!isRecord(meta)) return undefined
  const [title, description, image] = [textOf(meta['title']), textOf(meta['description']), imageOf(meta['image'])]
  if (title === '' && description === '' && !image) return undefined
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...(image ? { image } : {}) }
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
