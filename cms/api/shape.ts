import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { imageOf } from '#cms/media/api-image.ts'
import type { AnyEntity, Resource, Seo } from '#contract/resource.ts'

/** A document as Payload reads it, of whatever type. */
export type Document = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null

/** Payload's document as the contract answers it: `_id`, the described fields, rich text as HTML, the picture's addresses. References are looked up before. */
export function shape(type: Resource, document: Document): AnyEntity {
  const entity: AnyEntity = { _id: String(document['id']) }
  for (const [name, field] of Object.entries(type.fields))
    entity[name] = storedKindOf(field).read(document[columnOf(name, field)], field)
  if (type.slugFrom) entity.slug = text(document['slug'])
  if (type.image) entity.image = imageOf(document['image'])
  if (type.dated) entity.createdAt = text(document['createdAt'])
  const seo = type.seo ? seoOf(document['meta']) : undefined
  if (seo) entity.seo = seo
  return entity
}

/** Only what somebody wrote: most entries have nothing of the kind. */
function seoOf(meta: unknown): Seo | undefined {
  if (!isDocument(meta)) return undefined
  const [title, description, image] = [text(meta['title']), text(meta['description']), imageOf(meta['image'])]
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
