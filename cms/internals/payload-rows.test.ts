import type { CollectionSlug, Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import { sources } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { columnsOf } from '#cms/api/shape.ts'
import { columnsOfImage } from '#cms/media/api-image.ts'
import { entryRows } from './payload-rows.ts'

/** The title of an entry in the trash, which is in no list. */
const TRASH = 'A deleted entry'

let payload: Payload
preparePayload(async (started) => {
  payload = started
  for (const { collection } of sources)
    for (const title of ['Ätax 100%', 'कर\'s "quote"', 'Audit_1', 'plain\nlines', TRASH])
      await payload.db.create({ collection, data: dataOf(collection, title) })
})

const inBoth = (field: object, text: string) =>
  'localized' in field && field.localized === true ? { en: text, ne: `ने ${text}` } : text

/** A value for every column that the API reads. */
function dataOf(collection: CollectionSlug, title: string): Record<string, unknown> {
  const fields = payload.collections[collection].config.flattenedFields
  const values = fields.flatMap((field): [string, unknown][] => {
    if (field.name === 'id' || field.type === 'upload' || field.type === 'relationship') return []
    if (field.type === 'group')
      return [
        [
          field.name,
          Object.fromEntries(
            field.flattenedFields.flatMap((one) =>
              one.type === 'upload' || one.type === 'relationship' ? [] : [[one.name, inBoth(one, title)]],
            ),
          ),
        ],
      ]
    if (field.name === '_status') return [[field.name, title.startsWith('A') ? 'draft' : 'published']]
    if (field.name === 'slug') return [[field.name, `${title.length}-${collection}`]]
    if (field.type === 'text' || field.type === 'textarea')
      return [[field.name, field.name === '_order' ? `a${title.length}` : inBoth(field, title)]]
    if (field.type === 'checkbox') return [[field.name, title.length % 2 === 0]]
    if (field.type === 'number') return [[field.name, title.length]]
    if (field.name === 'deletedAt' && title !== TRASH) return []
    if (field.type === 'date') return [[field.name, '2026-11-22T10:00:00.000Z']]
    return []
  })
  return Object.fromEntries(values)
}

const byId = <T extends { id: string }>(rows: Iterable<T>): T[] =>
  [...rows].toSorted((a, b) => a.id.localeCompare(b.id))

describe.each(sources.map((source) => [source.collection, source] as const))(
  '%s',
  (collection, { type, hasDrafts }) => {
    const find = (where: object = {}) =>
      payload.db.find<{ id: string }>({
        collection,
        where: { and: [where, NOT_TRASHED] } as never,
        select: columnsOf(type),
        sort: type.order === 'newest' ? ['-createdAt', '-id'] : ['_order', 'id'],
        pagination: false,
        limit: 0,
      })

    it('has the rows that Payload finds', async () => {
      const { docs } = await find()
      const rows = await entryRows({ payload }).byId(
        collection,
        docs.map(({ id }) => id),
        Object.keys(columnsOf(type)),
        'ne',
      )
      expect(docs).toHaveLength(4)
      // Payload adds the names of localized fields that were not selected, without values.
      const names = ['id', ...Object.keys(columnsOf(type))]
      const found = docs.map((doc) =>
        Object.assign({ id: doc.id }, ...names.map((name) => ({ [name]: Reflect.get(doc, name) }))),
      )
      expect(byId(rows.values())).toEqual(byId(found))
    })

    it('lists the ids that Payload lists, all and in parts', async () => {
      const query = { collection, onlyPublished: hasDrafts, words: [], order: type.order }
      const { docs } = await find(hasDrafts ? { _status: { equals: 'published' } } : {})
      const ids = docs.map(({ id }) => id)
      expect(await entryRows({ payload }).ids(query)).toEqual({ ids, total: ids.length, first: 0 })
      expect(await entryRows({ payload }).ids(query, { offset: 1, limit: 2 })).toEqual({
        ids: ids.slice(1, 3),
        total: ids.length,
        first: 0,
      })
      const none = { ids: [], total: ids.length, first: 0 }
      expect(await entryRows({ payload }).ids(query, { offset: 9, limit: 2 })).toEqual(none)
      expect(await entryRows({ payload }).ids(query, { offset: 0, limit: 0 })).toEqual(none)
    })
  },
)

it('pictures have the columns that Payload finds', async () => {
  const data = { filename: 'a.png', width: 4, height: 3, frames: 1, alt: { en: 'A', ne: 'अ' }, focalX: 100 / 3 }
  const { id } = await payload.db.create({ collection: 'media', data })
  const where = { id: { equals: id } }
  const found: object = (await payload.db.findOne({ collection: 'media', where, select: columnsOfImage })) ?? {}
  const names = ['id', ...Object.keys(columnsOfImage)]
  expect(
    (await entryRows({ payload }).byId('media', [String(id)], Object.keys(columnsOfImage), 'ne')).get(String(id)),
  ).toEqual(Object.fromEntries(names.map((name) => [name, Reflect.get(found, name)])))
})
