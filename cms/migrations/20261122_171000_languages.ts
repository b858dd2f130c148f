import type { MigrateUpArgs as MongoUpArgs } from '@payloadcms/db-mongodb'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

import { fold } from '#cms/search-words/fold.ts'
import { soundsOf } from '#cms/search-words/sound.ts'

/**
 * Texts get a value in each language. What there is becomes English, and Nepali as well where the text that names it is in
 * Devanagari. The words of all texts go into one column, which is searched.
 */

/** A collection with the texts that move, the first of which names its entries, and those that were searched. */
interface Collection {
  slug: string
  texts: readonly string[]
  searched: readonly string[]
  versions?: true
}

const richText = ['description', 'descriptionHtml']
const meta = ['meta.title', 'meta.description']

const collections: readonly Collection[] = [
  { slug: 'abouts', texts: ['title', ...richText], searched: ['title', 'descriptionWords'], versions: true },
  { slug: 'blogs', texts: ['title', ...richText, ...meta], searched: ['title', 'descriptionWords'], versions: true },
  { slug: 'services', texts: ['title', ...richText, ...meta], searched: ['title', 'descriptionWords'], versions: true },
  {
    slug: 'careers',
    texts: ['title', 'salary', ...richText, ...meta],
    searched: ['title', 'salary', 'descriptionWords'],
    versions: true,
  },
  { slug: 'teams', texts: ['name', 'post'], searched: ['name', 'post'] },
  { slug: 'faqs', texts: ['title', 'description'], searched: ['title', 'description'] },
  { slug: 'inquiries', texts: [], searched: ['name', 'email', 'phone', 'message'] },
  { slug: 'media', texts: ['alt'], searched: [] },
]

/** The settings' texts, and those of the rows of its lists. */
const settings = [
  'firmName',
  'shortName',
  'tagline',
  'topBarText',
  'workingHours',
  'productLink.label',
  'sisterProductLink.label',
  'designerCredit.label',
  'contact.location',
  'seo.title',
  'seo.description',
]
const settingRows: Readonly<Record<string, readonly string[]>> = {
  socialLinks: ['label'],
  slides: ['title', 'subtitle'],
  statistics: ['label'],
  featureCards: ['title', 'text'],
  plans: ['name', 'period', 'features'],
}

/** The first of the words names the entry. */
const searchTextOf = (words: readonly unknown[]): string => {
  const texts = words.filter((text) => typeof text === 'string')
  return [...texts.map(fold), soundsOf(texts[0] ?? '')].filter((text) => text.trim() !== '').join('\n')
}

type Database = MigrateUpArgs['db']

const columnOf = (path: string): string =>
  path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '_')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { slug, texts, searched, versions } of collections) {
    await dropSearchIndex(db, slug)
    if (searched.length > 0) await addSearchText(db, slug, searched.map(columnOf))
    await moveTexts(db, slug, texts.map(columnOf), { id: 'text(36)', isNamed: true })
    if (searched.includes('descriptionWords')) await dropColumns(db, slug, ['description_words'])
    if (versions) await migrateVersions(db, `_${slug}_v`, texts.map(columnOf))
  }
  await moveTexts(db, 'site_settings', settings.map(columnOf), { id: 'text(36)' })
  for (const [name, texts] of Object.entries(settingRows))
    await moveTexts(db, `site_settings_${columnOf(name)}`, texts.map(columnOf), { id: 'text' })
  await db.run(sql`ALTER TABLE site_settings_texts ADD locale text`)
  await db.run(sql`CREATE INDEX site_settings_texts_locale_parent ON site_settings_texts (locale, parent_id)`)
  await db.run(sql`UPDATE site_settings_texts SET locale = 'en'`)
}

/** Drops the search index, whose triggers name columns that are removed; it is created again at the end of the start. */
async function dropSearchIndex(db: Database, table: string): Promise<void> {
  for (const event of ['insert', 'update', 'delete'])
    await db.run(sql`DROP TRIGGER IF EXISTS ${sql.identifier(`${table}_search_${event}`)}`)
  for (const part of ['_terms', '', '_ids'])
    await db.run(sql`DROP TABLE IF EXISTS ${sql.identifier(`${table}_search${part}`)}`)
}

async function addSearchText(db: Database, table: string, searched: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  await db.run(sql`ALTER TABLE ${name} ADD search_text text`)
  const columns = sql.join(
    searched.map((column) => sql.identifier(column)),
    sql`, `,
  )
  for (const { id } of await db.all<{ id: string }>(sql`SELECT id FROM ${name}`)) {
    const [row] = await db.all<Record<string, unknown>>(sql`SELECT ${columns} FROM ${name} WHERE id = ${id}`)
    const text = searchTextOf(searched.map((column) => row?.[column]))
    await db.run(sql`UPDATE ${name} SET search_text = ${text} WHERE id = ${id}`)
  }
}

async function migrateVersions(db: Database, table: string, texts: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  const columns = texts.map((column) => `version_${column}`)
  await moveTexts(db, table, columns, { id: 'text(36)', isNamed: true })
  await dropColumns(db, table, ['version_description_words'])
  await db.run(sql`ALTER TABLE ${name} ADD version_search_text text`)
  for (const [column, kind] of [
    ['snapshot', 'integer'],
    ['published_locale', 'text'],
  ] as const) {
    await db.run(sql`ALTER TABLE ${name} ADD ${sql.identifier(column)} ${sql.raw(kind)}`)
    await db.run(sql`CREATE INDEX ${sql.identifier(`${table}_${column}_idx`)} ON ${name} (${sql.identifier(column)})`)
  }
}

/** Moves columns of a table to one beside it, with a row for each language. */
async function moveTexts(
  db: Database,
  table: string,
  texts: readonly string[],
  { id, isNamed = false }: { id: string; isNamed?: boolean },
): Promise<void> {
  const [naming] = texts
  if (naming === undefined) return
  const [name, locales] = [sql.identifier(table), sql.identifier(`${table}_locales`)]
  const columns = sql.join(
    texts.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const definitions = sql.join(
    texts.map((column) => sql`${sql.identifier(column)} text`),
    sql`, `,
  )
  await db.run(sql`CREATE TABLE ${locales} (
    ${definitions},
    id integer PRIMARY KEY NOT NULL,
    _locale text NOT NULL,
    _parent_id ${sql.raw(id)} NOT NULL,
    FOREIGN KEY (_parent_id) REFERENCES ${name}(id) ON UPDATE no action ON DELETE cascade
  )`)
  const index = sql.identifier(`${table}_locales_locale_parent_id_unique`)
  await db.run(sql`CREATE UNIQUE INDEX ${index} ON ${locales} (_locale, _parent_id)`)
  const copy = (language: string) =>
    sql`INSERT INTO ${locales} (${columns}, _locale, _parent_id) SELECT ${columns}, ${language}, id FROM ${name}`
  await db.run(copy('en'))
  if (isNamed) await db.run(sql`${copy('ne')} WHERE ${sql.identifier(naming)} GLOB '*[अ-ह]*'`)
  await dropColumns(db, table, texts)
}

async function dropColumns(db: Database, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns)
    await db.run(sql`ALTER TABLE ${sql.identifier(table)} DROP COLUMN ${sql.identifier(column)}`)
}

/** The version before cannot hold two languages. */
export async function down(): Promise<void> {
  throw new Error('The version before has one language: restore a backup that it made')
}

type Document = Record<string, unknown>

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const DEVANAGARI = /[अ-ह]/
/** The connection's time limit is for requests. */
const unlimited = { timeoutMS: 0 }

/** A value by language. One that is by language already stays: an interrupted migration does the rest at the next start. */
function localized(value: unknown, isNepali: boolean): unknown {
  if (value === null || value === undefined) return value
  if (isDocument(value) && !('root' in value)) return value
  return { en: value, ...(isNepali ? { ne: value } : {}) }
}

/** The changes that make a document's texts localized, by path. */
function changesOf(document: Document, texts: readonly string[], isNepali: boolean): Document {
  const changes: Document = {}
  for (const path of texts) {
    const value = path.split('.').reduce<unknown>((at, name) => (isDocument(at) ? at[name] : undefined), document)
    const changed = localized(value, isNepali)
    if (changed !== value) changes[path] = changed
  }
  return changes
}

/** The same on MongoDB. */
export async function upOnMongo({ payload }: MongoUpArgs): Promise<void> {
  const { collections: entries, versions, globals } = payload.db
  for (const { slug, texts, searched } of collections)
    for (const [model, prefix] of [
      [entries[slug], ''],
      [versions[slug], 'version.'],
    ] as const) {
      if (!model) continue
      const { collection } = model
      const ids = await collection.find({}, { projection: { _id: 1 }, ...unlimited }).toArray()
      for (const { _id } of ids) {
        const found: unknown = await collection.findOne({ _id }, unlimited)
        const document = isDocument(found) ? (prefix === '' ? found : found['version']) : undefined
        if (!isDocument(document)) continue
        const isNepali = typeof document[texts[0] ?? ''] === 'string' && DEVANAGARI.test(String(document[texts[0] ?? '']))
        const changes = changesOf(document, texts, isNepali)
        if (prefix === '' && searched.length > 0 && document['searchText'] === undefined)
          changes['searchText'] = searchTextOf(searched.map((name) => document[name]))
        const $set = Object.fromEntries(Object.entries(changes).map(([path, value]) => [prefix + path, value]))
        const $unset = { [`${prefix}descriptionWords`]: '' }
        const update = { ...(Object.keys($set).length > 0 ? { $set } : {}), $unset }
        await collection.updateOne({ _id }, update, unlimited)
      }
    }
  await localizeSettings(globals.collection)
}

async function localizeSettings(collection: MongoUpArgs['payload']['db']['globals']['collection']): Promise<void> {
  const found: unknown = await collection.findOne({ globalType: 'site-settings' }, unlimited)
  if (!isDocument(found)) return
  const $set = changesOf(found, settings, false)
  if (Array.isArray(found['tags'])) $set['tags'] = { en: found['tags'] }
  for (const [name, texts] of Object.entries(settingRows)) {
    const rows: unknown = found[name]
    if (Array.isArray(rows))
      $set[name] = rows.map((row: unknown) => (isDocument(row) ? { ...row, ...changesOf(row, texts, false) } : row))
  }
  if (Object.keys($set).length > 0)
    await collection.updateOne({ globalType: 'site-settings' }, { $set }, unlimited)
}
