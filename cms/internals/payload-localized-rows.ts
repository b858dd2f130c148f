import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FlattenedField, Payload } from 'payload'

import { isRecord } from '#contract/narrow.ts'

/**
 * Payload's SQLite adapter writes an entry with localized fields in three statements: the row, then the deletion of its texts in
 * all languages, then the texts. Between them it would be read, and after a stop be left, without any. Its write methods call
 * `insert` and `deleteWhere` on the adapter that they are called on; here these wait for the texts and run in one batch, which
 * libsql runs as one transaction without giving way to anything else.
 *
 * @internals payload@3.90.2 @payloadcms/drizzle@3.90.2 @payloadcms/db-sqlite@3.90.2
 */

const methods = ['create', 'updateOne', 'createVersion', 'updateVersion', 'createGlobal', 'updateGlobal'] as const

/** The arguments of a write method that name the collection or global, and contain the written data. */
interface WriteArguments {
  collection?: string
  collectionSlug?: string
  slug?: string
  data?: unknown
  versionData?: unknown
}

type Insert = Parameters<SQLiteAdapter['insert']>[0]
type Delete = Parameters<SQLiteAdapter['deleteWhere']>[0]
type Statement = (db: Insert['db']) => Parameters<Insert['db']['batch']>[0][number]

/** Makes an adapter write rows with their texts at once; throws an error if it lacks a method that it was known to have. */
export function writeTextsWithRows(adapter: SQLiteAdapter): void {
  for (const name of ['insert', 'deleteWhere', ...methods])
    if (typeof Reflect.get(adapter, name) !== 'function')
      throw new Error(`Payload's SQLite adapter has no ${name}: see docs/upgrading.md`)
  for (const name of methods) {
    const original: unknown = Reflect.get(adapter, name)
    if (typeof original !== 'function') continue
    Reflect.set(adapter, name, function atOnce(this: SQLiteAdapter, args: WriteArguments): unknown {
      const on = hasTexts(fieldsOf(adapter.payload, args), documentOf(args)) ? inOneBatch(this) : this
      return Reflect.apply(original, on, [args])
    })
  }
}

function fieldsOf({ collections, globals }: Payload, { collection, collectionSlug, slug }: WriteArguments) {
  const name = collection ?? collectionSlug ?? slug ?? ''
  const found = Object.entries(collections).find(([each]) => each === name)?.[1].config
  return (found ?? globals.config.find((global) => global.slug === name))?.flattenedFields ?? []
}

function documentOf({ data, versionData }: WriteArguments): unknown {
  if (data !== undefined) return data
  return isRecord(versionData) && isRecord(versionData['version']) ? versionData['version'] : versionData
}

/** Whether a document has values by language, which are written in rows of their own. */
function hasTexts(fields: readonly FlattenedField[], document: unknown): boolean {
  if (!isRecord(document)) return false
  return fields.some((field) => {
    const value = document[field.name]
    if (field.type === 'group') return hasTexts(field.flattenedFields, value)
    const isColumn = !('hasMany' in field && field.hasMany)
    return 'localized' in field && field.localized && isColumn && isRecord(value) && Object.keys(value).length > 0
  })
}

/** An adapter for one write of a row with texts. */
function inOneBatch(adapter: SQLiteAdapter): SQLiteAdapter {
  const pending: Statement[] = []
  const own: SQLiteAdapter = Object.create(adapter)
  const tableOf = (name: string) => {
    const table = adapter.tables[name]
    if (!table) throw new Error(`no table ${name}: see docs/upgrading.md`)
    return table
  }
  const textsOf = (name: string): boolean => `${name}${adapter.localesSuffix ?? ''}` in adapter.tables
  const isTexts = (name: string): boolean => name.endsWith(adapter.localesSuffix ?? '')
  own.insert = async (args: Insert) => {
    const { db, onConflictDoUpdate: update, tableName, values } = args
    const statement: Statement = (on) => {
      const insert = on.insert(tableOf(tableName)).values(values)
      return update ? insert.onConflictDoUpdate(update) : insert
    }
    if (isTexts(tableName)) {
      const [first = statement, ...more] = [...pending.splice(0), statement]
      await db.batch([first(db), ...more.map((each) => each(db))])
      return []
    }
    // A row that is written on a condition is not deferred: if it is not written, its texts are not, either.
    if (!textsOf(tableName) || Array.isArray(values) || update?.where) return adapter.insert(args)
    values['id'] ??= tableOf(tableName)['id']?.defaultFn?.()
    pending.push(statement)
    return [values]
  }
  own.deleteWhere = async (args: Delete) => {
    if (!isTexts(args.tableName)) return adapter.deleteWhere(args)
    pending.push((on) => on.delete(tableOf(args.tableName)).where(args.where))
  }
  return own
}
