import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import type { Language } from '#contract/languages.ts'
import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import { hasWords } from '#cms/search-words/sqlite-index.ts'
import {
  type EntryQuery,
  type EntryRows,
  hasTrash,
  isLocalized,
  languagesFor,
  type Order,
  type Range,
  type Row,
  type SearchWord,
} from './payload-row-queries.ts'

/**
 * On SQLite, rows are in the tables that Payload makes from its fields: a column each, of a group one for each of its fields; localized
 * ones in a table of their own with a row for each language.
 *
 * @internals payload@3.90.2 @payloadcms/db-sqlite@3.90.2 @payloadcms/drizzle@3.90.2
 */

/** The database writes the rows as JSON, which takes a tenth of the time that drizzle takes to map them. */
export function sqliteRows(payload: Payload, adapter: SQLiteAdapter): EntryRows {
  const all = async (query: SQL): Promise<unknown> => {
    const [row] = await adapter.drizzle.all<{ json: string }>(query)
    return JSON.parse(row?.json ?? '[]')
  }
  return {
    async ids({ collection, words, first = [], order, ...shown }: EntryQuery, range?: Range) {
      const table = tableOf(adapter, collection)
      const [name, id] = [sql.identifier(table.name), table.column('id')]
      const conditions = [
        ...shownRows(payload, table, { collection, ...shown }),
        ...(await withWords(adapter.drizzle, table, words)),
      ]
      const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
      const by = first.length > 0 ? sql`rank, ${orderOf(table, order)}` : orderOf(table, order)
      const rank = await rankOf(adapter.drizzle, table, first)
      const page = range && words.length === 0 ? sql`LIMIT ${range.limit} OFFSET ${range.offset}` : sql``
      const found = await all(
        sql`SELECT json_object('ids', json_group_array(id), 'first', total(rank < ${first.length})) AS json FROM
          (SELECT ${id} AS id, ${rank} AS rank FROM ${name} ${where} ORDER BY ${by} ${page})`,
      )
      const { ids, first: count } = rankedIds(found)
      if (!range) return { ids, total: ids.length, first: count }
      // A search finds all in any case, so that they are counted.
      if (words.length > 0) return { ids: partOf(ids, range), total: ids.length, first: count }
      return { ids, total: Number(await all(sql`SELECT count(*) AS json FROM ${name} ${where}`)), first: count }
    },
    async byId(collection, ids, columns, language, { withTrash = false } = {}) {
      if (ids.length === 0) return new Map()
      const table = tableOf(adapter, collection)
      const { flattenedFields } = payload.collections[collection].config
      const wanted = flattenedFields.filter(({ name }) => columns.includes(name))
      const id = table.column('id')
      const texts = wanted.some(hasTexts) ? languagesFor(language).map((each) => textsOf(adapter, table, each)) : []
      const rows = await all(
        sql`SELECT json_group_array(${objectOf(table, texts, wanted, sql`'id', ${id}`)}) AS json FROM ${sql.identifier(table.name)}
          ${sql.join(
            texts.map(({ join }) => join),
            sql` `,
          )}
          WHERE ${sql.join([sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, ...(withTrash ? [] : unindexed(notTrashed(payload, collection, table)))], sql` AND `)}`,
      )
      return new Map(Array.isArray(rows) ? rows.map((row: Row) => [row.id, row]) : [])
    },
    async naming({ columns, order, ...shown }, named, most) {
      if (named.length === 0) return new Map()
      const table = tableOf(adapter, shown.collection)
      const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(named)}))`
      const pairs = columns.map((path) => {
        const column = table.column(path.replaceAll('.', '_'))
        const where = [sql`${column} IN ${wanted}`, ...unindexed(shownRows(payload, table, shown))]
        return sql`SELECT ${column} AS named, ${table.column('id')} AS id, ${sortColumn(table, order)} AS sorted
          FROM ${sql.identifier(table.name)} WHERE ${sql.join(where, sql` AND `)}`
      })
      const direction = order === 'newest' ? sql`DESC` : sql`ASC`
      // UNION: an entry that names another one in several columns is found once.
      const found = await all(sql`SELECT json_group_array(json_array(named, id)) AS json FROM (SELECT named, id FROM
        (SELECT named, id, row_number() OVER (PARTITION BY named ORDER BY sorted ${direction}, id ${direction}) AS nth
          FROM (${sql.join(pairs, sql` UNION `)}))
        WHERE nth <= ${most} ORDER BY named, nth)`)
      return byNamed(Array.isArray(found) ? found.map((pair) => strings(pair)) : [])
    },
    async countNaming({ columns, ...shown }, named) {
      const table = tableOf(adapter, shown.collection)
      const names = columns.map((path) => sql`${table.column(path.replaceAll('.', '_'))} = ${named}`)
      const where = sql.join(
        [sql`(${sql.join(names, sql` OR `)})`, ...unindexed(shownRows(payload, table, shown))],
        sql` AND `,
      )
      return Number(await all(sql`SELECT count(*) AS json FROM ${sql.identifier(table.name)} WHERE ${where}`))
    },
  }
}

/** The conditions for rows that a query shows. */
const shownRows = (
  payload: Payload,
  table: Table,
  { collection, onlyPublished, from }: Pick<EntryQuery, 'collection' | 'onlyPublished' | 'from'>,
): SQL[] => [
  ...(onlyPublished ? [sql`${table.column('_status')} = 'published'`] : []),
  ...notTrashed(payload, collection, table),
  ...(from ? [sql`coalesce(${table.column(from.column)}, ${from.day}) >= ${from.day}`] : []),
]

/**
 * The same conditions with a unary plus, so that SQLite uses no index for them: without statistics it would scan the whole index of
 * lists instead of using that of the ids (https://sqlite.org/optoverview.html#disqualifying_terms_using_unary_).
 */
const unindexed = (conditions: readonly SQL[]): SQL[] => conditions.map((condition) => sql`+${condition}`)

const sortColumn = (table: Table, order: Order): SQL => table.column(order === 'manual' ? '_order' : 'createdAt')

function orderOf(table: Table, order: Order): SQL {
  const [by, id] = [sortColumn(table, order), table.column('id')]
  return order === 'newest' ? sql`${by} DESC, ${id} DESC` : sql`${by}, ${id}`
}

/** The condition for rows that are not in the trash. */
const notTrashed = (payload: Payload, collection: CollectionSlug, table: Table): SQL[] =>
  hasTrash(payload, collection) ? [sql`${table.column('deletedAt')} IS NULL`] : []

interface Table {
  name: string
  columnName: (field: string) => string
  /** The column with the table's name before it. */
  column: (field: string) => SQL
}

/** The table of a collection on SQLite; throws an error for fields that are no columns of it. */
export const tableOf = (adapter: SQLiteAdapter, collection: CollectionSlug): Table =>
  tableCalled(adapter, adapter.tableNameMap.get(collection.replaceAll('-', '_')) ?? '')

function tableCalled(adapter: SQLiteAdapter, name: string, alias = name): Table {
  const table: Record<string, { name?: unknown }> | undefined = adapter.tables[name]
  const columnName = (field: string): string => {
    const found = table?.[field]?.name
    if (typeof found !== 'string') throw new Error(`no column for ${name}.${field}: see docs/upgrading.md`)
    return found
  }
  return { name, columnName, column: (field) => sql`${sql.identifier(alias)}.${sql.identifier(columnName(field))}` }
}

/** The localized columns of a table's rows in one language, and how they are joined to the rows. */
interface Texts {
  language: Language
  table: Table
  join: SQL
}

function textsOf(adapter: SQLiteAdapter, { name, column }: Table, language: Language): Texts {
  const texts = tableCalled(adapter, `${name}${adapter.localesSuffix ?? ''}`, language)
  const condition = sql`${texts.column('_parentID')} = ${column('id')} AND ${texts.column('_locale')} = ${language}`
  return {
    language,
    table: texts,
    join: sql`LEFT JOIN ${sql.identifier(texts.name)} AS ${sql.identifier(language)} ON ${condition}`,
  }
}

const hasTexts = (field: FlattenedField): boolean =>
  isLocalized(field) || (field.type === 'group' && field.flattenedFields.some(hasTexts))

/** A JSON object of fields, those of groups as objects in it. */
function objectOf(
  table: Table,
  texts: readonly Texts[],
  fields: readonly FlattenedField[],
  first: SQL | undefined,
  prefix = '',
): SQL {
  const members = fields.map((field) => sql`${sql.raw(`'${field.name}'`)}, ${valueOf(table, texts, field, prefix)}`)
  return sql`json_object(${sql.join([...(first ? [first] : []), ...members], sql`, `)})`
}

function valueOf(table: Table, texts: readonly Texts[], field: FlattenedField, prefix: string): SQL {
  const name = prefix + field.name
  if (field.type === 'group') return objectOf(table, texts, field.flattenedFields, undefined, `${name}_`)
  if (isLocalized(field)) {
    const values = texts.map((each) => sql`${sql.raw(`'${each.language}'`)}, ${each.table.column(name)}`)
    return sql`json_object(${sql.join(values, sql`, `)})`
  }
  const column = table.column(name)
  if (field.type === 'checkbox') return sql`json(CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`
  // SQLite writes 15 digits of a number in JSON; 17 are exact.
  if (field.type === 'number') return sql`json(CASE WHEN ${column} IS NOT NULL THEN printf('%!.17g', ${column}) END)`
  return column
}

/** SQL for a row's rank, by which rows are sorted first: the index of the first list whose words it all has, else the number of lists. */
async function rankOf(
  db: SQLiteAdapter['drizzle'],
  table: Table,
  first: NonNullable<EntryQuery['first']>,
): Promise<SQL> {
  const ranks = await Promise.all(
    first.map(async (words, n) => sql`WHEN ${sql.join(await withWords(db, table, words), sql` AND `)} THEN ${n}`),
  )
  return ranks.length > 0 ? sql`CASE ${sql.join(ranks, sql` `)} ELSE ${first.length} END` : sql`0`
}

const rankedIds = (found: unknown): { ids: string[]; first: number } =>
  isRecord(found) ? { ids: strings(found['ids']), first: Number(found['first']) } : { ids: [], first: 0 }

const partOf = (ids: readonly string[], { offset, limit }: Range): string[] => ids.slice(offset, offset + limit)

/** The conditions for rows with all these words. */
async function withWords(db: SQLiteAdapter['drizzle'], table: Table, words: readonly SearchWord[]): Promise<SQL[]> {
  // Not every table has a search text.
  if (words.length === 0) return []
  const searched = { table: table.name, columns: [table.columnName(SEARCH_TEXT)] }
  const hasAll = (some: readonly SearchWord[]) =>
    hasWords(
      db,
      searched,
      some.map(({ forms }) => forms),
    )
  const plain = words.filter(({ choices }) => choices.length === 0)
  const others = words.filter(({ choices }) => choices.length > 0)
  return [
    // The index combines several words in one query.
    ...(plain.length > 0 ? [await hasAll(plain)] : []),
    ...(await Promise.all(
      others.map(async (word) => {
        const chosen = word.choices.map(({ column, values }) => sql`${table.column(column)} IN ${values}`)
        return sql`(${sql.join([await hasAll([word]), ...chosen], sql` OR `)})`
      }),
    )),
  ]
}

/** The ids of naming entries by the named id, from pairs of the named and the naming one. */
function byNamed(pairs: readonly (readonly string[])[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [named = '', id = ''] of pairs) {
    const ids = found.get(named)
    if (ids) ids.push(id)
    else found.set(named, [id])
  }
  return found
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
