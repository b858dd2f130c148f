import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

import { escapeLike } from './like-pattern.ts'

/**
 * Finds any part of a table's texts, in every script and regardless of case. SQLite's FTS5 indexes each three characters
 * (sqlite.org/fts5.html, "The Trigram Tokenizer"), kept up to date by triggers. Without it a scan of 10,000 entries of 5 KB takes
 * 0.2 s, in which no other request is answered.
 */

/** Runs statements: drizzle's database, or a separate connection. */
export interface Sqlite {
  run: (statement: SQL) => Promise<unknown>
  all: <Row>(query: SQL) => Promise<Row[]>
}

export interface SearchedTable {
  table: string
  /** The text columns that are searched. */
  columns: readonly string[]
}

/** The length of the terms in the index, which cannot find shorter words as such. */
const TRIGRAM = 3

/** Texts with more different characters than this, which are rare, have no list of them and are scanned. */
const MOST_LETTERS = 250

/** The last character: a prefix followed by it sorts after every term that begins with the prefix. */
const LAST = '\u{10ffff}'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The names of the tables that make up the index of a table. */
const namesOf = (table: string) => ({
  index: quoted(`${table}_search`),
  /** Row numbers of the index, since a table's own may change when SQLite rebuilds its file, and the texts' characters. */
  ids: quoted(`${table}_search_ids`),
  terms: quoted(`${table}_search_terms`),
})

/** The statements that create the index of a table, by the names of the tables and triggers that they create. */
function statementsFor({ table, columns }: SearchedTable): ReadonlyMap<string, string> {
  const { index, ids, terms } = namesOf(table)
  const number = (row: string) => `(SELECT n FROM ${ids} WHERE id = ${row}.id)`
  const trigger = (event: string, work: string) =>
    `CREATE TRIGGER ${quoted(`${table}_search_${event.toLowerCase()}`)} AFTER ${event} ON ${quoted(table)} BEGIN ${work} END`
  const words = (row: string) => joinedColumns(columns, row)
  return new Map([
    [
      `${table}_search`,
      `CREATE VIRTUAL TABLE ${index} USING fts5(words, content='', contentless_delete=1, tokenize='trigram')`,
    ],
    [`${table}_search_ids`, `CREATE TABLE ${ids} (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, letters TEXT)`],
    [`${table}_search_terms`, `CREATE VIRTUAL TABLE ${terms} USING fts5vocab(${quoted(`${table}_search`)}, 'row')`],
    [
      `${table}_search_insert`,
      trigger(
        'INSERT',
        `INSERT INTO ${ids} (id, letters) VALUES (new.id, ${lettersOf(words('new'))}); INSERT INTO ${index} (rowid, words) VALUES (${number('new')}, ${words('new')});`,
      ),
    ],
    [
      `${table}_search_update`,
      trigger(
        'UPDATE',
        `UPDATE ${index} SET words = ${words('new')} WHERE rowid = ${number('new')} AND ${words('new')} <> ${words('old')}; UPDATE ${ids} SET letters = ${lettersOf(words('new'))} WHERE id = new.id AND ${words('new')} <> ${words('old')};`,
      ),
    ],
    [
      `${table}_search_delete`,
      trigger('DELETE', `DELETE FROM ${index} WHERE rowid = ${number('old')}; DELETE FROM ${ids} WHERE id = old.id;`),
    ],
  ])
}

/** The texts of a row, each with two line breaks after it, so that its last character begins a trigram, too. */
const joinedColumns = (columns: readonly string[], row: string): string =>
  columns.map((column) => `coalesce(${row}.${quoted(column)}, '') || char(10, 10)`).join(' || ')

/** SQL for the distinct characters of a text; NULL if there are too many. Takes 0.2 ms for 5 KB. */
const lettersOf = (text: string): string =>
  `(WITH RECURSIVE less (rest, letter, count) AS (SELECT ${text}, '', 0 UNION ALL SELECT replace(rest, substr(rest, 1, 1), ''), substr(rest, 1, 1), count + 1 FROM less WHERE rest <> '' AND count <= ${MOST_LETTERS}) SELECT iif(max(count) <= ${MOST_LETTERS}, group_concat(letter, ''), NULL) FROM less)`

/** Makes the indexes that are missing or were made for other columns. Takes 1 ms for each entry then, else nothing. */
export async function ensureSearchIndexes(db: Sqlite, tables: readonly SearchedTable[]): Promise<void> {
  for (const searched of tables) {
    const statements = statementsFor(searched)
    const names = [...statements.keys()]
    const made = await db.all<{ name: string; sql: string; type: string }>(
      sql`SELECT name, sql, type FROM sqlite_master WHERE name IN ${names}`,
    )
    if (made.length === names.length && made.every(({ name, sql: text }) => text === statements.get(name))) continue
    for (const { name, type } of made.toSorted((one, other) => order(one.name) - order(other.name)))
      await db.run(sql.raw(`DROP ${type === 'trigger' ? 'TRIGGER' : 'TABLE'} ${quoted(name)}`))
    for (const statement of statements.values()) await db.run(sql.raw(statement))
    const { index, ids } = namesOf(searched.table)
    const table = quoted(searched.table)
    const words = joinedColumns(searched.columns, 'entry')
    await db.run(sql.raw(`INSERT INTO ${ids} (id, letters) SELECT id, ${lettersOf(words)} FROM ${table} entry`))
    await db.run(
      sql.raw(`INSERT INTO ${index} (rowid, words) SELECT n, ${words} FROM ${table} entry JOIN ${ids} USING (id)`),
    )
  }
}

/** The vocabulary table is dropped before the index that it reads. */
const order = (name: string): number => (name.endsWith('_search_terms') ? 0 : 1)

/**
 * A condition on rows that have all words, each in one of its forms somewhere in the texts.
 *
 * @param searched the table, which the query names, with the columns that its index was made for
 * @param words the forms of each; one of a single character has no other forms. What has a space before it is found where words
 *   begin; search texts of earlier versions begin with a word, which is found from three letters
 */
export async function hasWords(
  db: Sqlite,
  { table, columns }: SearchedTable,
  words: readonly (readonly string[])[],
): Promise<SQL> {
  const { index, ids } = namesOf(table)
  const isLong = (word: string) => [...word].length > 1
  const expressions = await Promise.all(
    words.filter((forms) => forms.every(isLong)).map((forms) => expressionOfAny(db, table, forms)),
  )
  if (expressions.includes('')) return sql`false`
  const match = expressions.map((one) => `(${one})`).join(' AND ')
  const rows = sql`SELECT rowid FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${match}`
  const found = sql`${sql.identifier(table)}.id IN (SELECT id FROM ${sql.raw(ids)} WHERE n IN (${rows}))`
  // For a single character the list of characters is searched, since too many trigrams begin with one.
  const short = words.flat().flatMap((word) => (isLong(word) ? [] : hasLetter({ table, columns }, word)))
  return sql.join([...(match === '' ? [] : [found]), ...short], sql` AND `)
}

function hasLetter({ table, columns }: SearchedTable, letter: string): SQL {
  const pattern = `%${escapeLike(letter)}%`
  const has = (text: SQL) => sql`${text} LIKE ${pattern} ESCAPE '\\'`
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  const ids = sql.raw(namesOf(table).ids)
  const inTexts = sql.join(columns.map(column).map(has), sql` OR `)
  return sql`(${column('id')} IN (SELECT id FROM ${ids} WHERE ${has(sql`letters`)})
    OR ${column('id')} IN (SELECT id FROM ${ids} WHERE letters IS NULL) AND (${inTexts}))`
}

/** A word's forms in FTS5's query language; empty if no row can have one. */
async function expressionOfAny(db: Sqlite, table: string, forms: readonly string[]): Promise<string> {
  const expressions = await Promise.all(forms.map((form) => expressionOf(db, table, form)))
  return expressions.filter((one) => one !== undefined).join(' OR ')
}

/** A word in FTS5's query language; undefined if no row can have it. What begins with a space may also begin the text. */
async function expressionOf(db: Sqlite, table: string, word: string): Promise<string | undefined> {
  if ([...word].length > TRIGRAM && word.startsWith(' ')) return `${quoted(word)} OR ^${quoted(word.slice(1))}`
  if ([...word].length >= TRIGRAM) return quoted(word)
  const { terms } = namesOf(table)
  const first = word.toLowerCase()
  const found = await db.all<{ term: string }>(
    sql`SELECT term FROM ${sql.raw(terms)} WHERE term >= ${first} AND term < ${first + LAST}`,
  )
  return found.length > 0 ? found.map(({ term }) => quoted(term)).join(' OR ') : undefined
}
