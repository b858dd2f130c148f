import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload, PayloadRequest } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import {
  type EntryQuery,
  type EntryRows,
  hasTrash,
  isLocalized,
  languagesFor,
  type NamingQuery,
  type Order,
  type Range,
  type Row,
  type SearchWord,
} from './payload-row-queries.ts'
import { modelOf, mongodbOf, sessionOf } from './payload-database.ts'

/**
 * On MongoDB, rows are the documents of the models that Payload makes from its collections, with localized values by language.
 *
 * @internals payload@3.90.2 @payloadcms/db-mongodb@3.90.2 mongoose@8.24.1
 */

export function mongodbRows(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): EntryRows {
  const adapter = mongodbOf(req.payload.db)
  const options = () => sessionOf(adapter, req)
  const namingAny = ({ columns, ...shown }: Omit<NamingQuery, 'order'>, named: readonly string[]) => {
    const { ObjectId } = adapter.connection.base.mongo
    const wanted = named.filter((id) => ObjectId.isValid(id)).map((id) => new ObjectId(id))
    const names = columns.map((path) => ({ [path]: { $in: wanted } }))
    return { $and: [{ $or: names }, ...shownDocuments(req.payload, shown)] }
  }
  return {
    async ids({ collection, words, first = [], order, ...shown }: EntryQuery, range?: Range) {
      const model = modelOf(adapter, collection)
      const conditions = [...shownDocuments(req.payload, { collection, ...shown }), ...words.map(filterOf)]
      const where = conditions.length > 0 ? { $and: conditions } : {}
      if (words.length > 0) return foundIn(range, model, where, { first, order }, await options())
      if (!range) {
        const ids = await allIds(model, where, order, await options())
        return { ids, total: ids.length, first: 0 }
      }
      const { offset, limit } = range
      const count = async () => model.countDocuments(where, await options())
      const find = async () =>
        model
          .find(where, { _id: 1 }, await options())
          .sort(sortOf(order))
          .skip(offset)
          .limit(limit)
          .lean()
      // MongoDB takes 0 for no limit.
      const found = limit === 0 ? [] : find()
      // A transaction has one command at a time.
      if (req.transactionID) await found
      const [rows, total] = await Promise.all([found, count()])
      return { ids: rows.map(({ _id }) => String(_id)), total, first: 0 }
    },
    async byId(collection, ids, columns, language, { withTrash = false } = {}) {
      if (ids.length === 0) return new Map()
      const { flattenedFields } = req.payload.collections[collection].config
      const localized = new Set(flattenedFields.filter(isLocalized).map(({ name }) => name))
      const paths = columns.flatMap((name) =>
        localized.has(name) ? languagesFor(language).map((each) => `${name}.${each}`) : name,
      )
      const projection = Object.fromEntries(paths.map((path) => [path, 1]))
      const rows = await modelOf(adapter, collection)
        .find(
          { _id: { $in: ids }, ...(!withTrash && hasTrash(req.payload, collection) ? { deletedAt: null } : {}) },
          projection,
          await options(),
        )
        // All in one response: by default the first has 101.
        .batchSize(ids.length + 1)
        .lean()
      return new Map(
        rows.map(({ _id, ...row }): [string, Row] => {
          const id = String(_id)
          return [id, Object.assign(toPlainValues(row), { id })]
        }),
      )
    },
    async naming({ columns, order, ...shown }, named, most) {
      if (named.length === 0) return new Map()
      const where = namingAny({ columns, ...shown }, named)
      const projection = Object.fromEntries(columns.map((path) => [path, 1]))
      const found = new Map<string, string[]>(named.map((id) => [id, []]))
      const rows = modelOf(adapter, shown.collection)
        .find(where, projection, await options())
        .sort(sortOf(order))
        .lean()
        .cursor()
      for await (const row of rows) {
        const plain = toPlainValues(row)
        const valueAt = (path: string) =>
          String(path.split('.').reduce<unknown>((at, name) => isRecord(at) && at[name], plain))
        // An entry that names another one in several columns is found once.
        for (const name of new Set(columns.map(valueAt))) {
          const ids = found.get(name)
          if (ids && ids.length < most) ids.push(String(plain['_id']))
        }
        if ([...found.values()].every(({ length }) => length >= most)) break
      }
      return found
    },
    async countNaming(query, named) {
      return modelOf(adapter, query.collection).countDocuments(namingAny(query, [named]), await options())
    },
  }
}

/** The filter for documents that a query shows. */
const shownDocuments = (
  payload: Payload,
  { collection, onlyPublished, from }: Pick<EntryQuery, 'collection' | 'onlyPublished' | 'from'>,
) => [
  ...(onlyPublished ? [{ _status: 'published' }] : []),
  ...(hasTrash(payload, collection) ? [{ deletedAt: null }] : []),
  ...(from ? [{ $or: [{ [from.column]: null }, { [from.column]: { $gte: new Date(from.day) } }] }] : []),
]

const sortOf = (order: Order): Record<string, 1 | -1> =>
  order === 'newest' ? { createdAt: -1, _id: -1 } : { [order === 'oldest' ? 'createdAt' : '_order']: 1, _id: 1 }

/** Whether a document has a form of a word. For 10,000 texts of 5 kB, $indexOfBytes takes a quarter of the time of $regex. */
function hasForm(form: string): object {
  const has = { $gte: [{ $indexOfBytes: [`$${SEARCH_TEXT}`, { $literal: form }] }, 0] }
  if (!form.startsWith(' ')) return has
  // Search texts of earlier versions begin with a word.
  const first = form.slice(1)
  const begins = { $indexOfBytes: [`$${SEARCH_TEXT}`, { $literal: first }, 0, Buffer.byteLength(first)] }
  return { $or: [has, { $eq: [begins, 0] }] }
}

/** The filter for documents with the word. */
const filterOf = ({ forms, choices }: SearchWord) => ({
  $or: [
    ...forms.map((form) => ({ $expr: hasForm(form) })),
    ...choices.map(({ column, values }) => ({ [column]: { $in: [...values] } })),
  ],
})

/** Whether a document has the word, as an expression. */
const hasWord = ({ forms, choices }: SearchWord) => ({
  $or: [...forms.map(hasForm), ...choices.map(({ column, values }) => ({ $in: [`$${column}`, [...values]] }))],
})

/** The expression of a document's rank: the index of the first list whose words it all has, else the number of lists. */
const rankOfDocument = (first: NonNullable<EntryQuery['first']>): object =>
  first.reduceRight<object>(
    (others, words, n) => ({ $cond: [{ $and: words.map(hasWord) }, { $literal: n }, others] }),
    { $literal: first.length },
  )

/** The ids of all documents that a filter lets through, as one document for the driver to parse. */
async function allIds(model: Model, where: Filter, order: Order, options: Session): Promise<string[]> {
  const [found] = await model.aggregate<{ ids: unknown[] }>(
    [{ $match: where }, { $sort: sortOf(order) }, { $group: { _id: null, ids: { $push: '$_id' } } }],
    options,
  )
  return (found?.ids ?? []).map(String)
}

/** What a search finds, all of it or a part, and how much it finds: one scan for both, and one document for the driver to parse. */
async function foundIn(
  range: Range | undefined,
  model: Model,
  where: Filter,
  { first, order }: Required<Pick<EntryQuery, 'first' | 'order'>>,
  options: Session,
): Promise<{ ids: string[]; total: number; first: number }> {
  const sort = sortOf(order)
  const [found] = await model.aggregate<{ ids: unknown[]; total: number; first: number }>(
    [
      { $match: where },
      { $project: { rank: rankOfDocument(first), ...Object.fromEntries(Object.keys(sort).map((name) => [name, 1])) } },
      { $sort: { rank: 1, ...sort } },
      {
        $group: {
          _id: null,
          ids: { $push: '$_id' },
          first: { $sum: { $cond: [{ $lt: ['$rank', first.length] }, 1, 0] } },
        },
      },
      {
        $project: {
          total: { $size: '$ids' },
          first: 1,
          // $slice takes no length of 0.
          ids: range ? { $slice: ['$ids', range.offset, Math.max(range.limit, 1)] } : 1,
        },
      },
    ],
    // A scan of the collection takes two thirds of the time of the index scan that MongoDB would choose, with a fetch for each document.
    { ...options, hint: { $natural: 1 } },
  )
  return {
    ids: (found?.ids ?? []).map(String).slice(0, range?.limit),
    total: found?.total ?? 0,
    first: found?.first ?? 0,
  }
}

type Model = MongooseAdapter['collections'][string]
type Filter = Record<string, unknown>
type Session = { session?: MongooseAdapter['sessions'][string] }

/** Turns ids into strings and dates into ISO 8601, those in groups too: in the given row, of which a long list has thousands. */
function toPlainValues(row: Record<string, unknown>): Record<string, unknown> {
  for (const name of Object.keys(row)) row[name] = plainValue(row[name])
  return row
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object') return value
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value
  return value['_bsontype'] === 'ObjectId' ? String(value) : toPlainValues(value)
}
