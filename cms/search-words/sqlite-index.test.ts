import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { ensureSearchIndexes, hasWords } from './sqlite-index.ts'

let folder: string
let db: ReturnType<typeof drizzle>
const posts = { table: 'posts', columns: ['title', 'text_words'] }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-'))
  db = drizzle({ connection: { url: `file:${path.join(folder, 'site.db')}` } })
  // Nothing of it is to outlive a power cut, and waiting for the disk took most of the time.
  await db.run(sql`PRAGMA synchronous = OFF`)
  await db.run(sql`CREATE TABLE posts (id TEXT PRIMARY KEY, title TEXT, text_words TEXT, other TEXT)`)
  await ensureSearchIndexes(db, [posts])
})
beforeEach(() => db.run(sql`DELETE FROM posts`))
afterAll(async () => {
  db.$client.close()
  await rm(folder, { recursive: true, force: true })
})

async function found(...words: string[]): Promise<string[]> {
  const query = sql`SELECT id FROM posts WHERE ${await hasWords(
    db,
    posts,
    words.map((word) => [word]),
  )} ORDER BY id`
  return (await db.all<{ id: string }>(query)).map(({ id }) => id)
}

const add = (id: string, title: string | null, text: string | null = null) =>
  db.run(sql`INSERT INTO posts (id, title, text_words) VALUES (${id}, ${title}, ${text})`)

it.each([
  ['in the middle of a word', 'ayro', ['a']],
  ['in capitals', 'PAYROLL', ['a']],
  ['two letters', 'ax', ['a', 'c']],
  ['one letter at the very end', 's', ['a']],
  ['Nepali, as part of a compound', 'कर', ['b']],
  ['Nepali, one character', 'य', ['b']],
  ['signs of the query language', 'a" OR "b', []],
  ['signs that patterns have', '100%', ['c']],
  ['a quote', '"', ['c']],
  ['nothing that is there', 'xyzzy', []],
  ['nothing that is there, two letters', 'zz', []],
  ['beyond the end of a text', 'taxespayroll', []],
  ['a word that the texts begin with', ' taxe', ['a']],
  ['two letters at the start of a word', ' of', ['c']],
  ['one letter at the start of a word', ' o', ['c']],
  ['no start inside of a word', ' ayrol', []],
])('finds %s', async (_what, word, ids) => {
  await add('a', 'Taxes', 'and payrolls')
  await add('b', 'आयकर')
  await add('c', null, 'tax of "100%"')
  expect(await found(word)).toEqual(ids)
})

it('finds one letter in texts of more different characters than are listed, and of fewer again', async () => {
  const many = String.fromCodePoint(...Array.from({ length: 400 }, (_, n) => 0x4e00 + n))
  await add('a', many, 'क')
  await add('b', many)
  await add('c', 'क')
  expect([await found('क'), await found(many.slice(-1))]).toEqual([
    ['a', 'c'],
    ['a', 'b'],
  ])
  await db.run(sql`UPDATE posts SET title = '', text_words = 'a' WHERE id = 'a'`)
  expect([await found('क'), await found('a')]).toEqual([['c'], ['a']])
})

it('needs all words, wherever they stand', async () => {
  await add('a', 'Taxes', 'payroll')
  await add('b', 'Taxes')
  expect(await found('tax', 'payroll')).toEqual(['a'])
  expect(await found('ta', 'pa')).toEqual(['a'])
  expect(await found('tax', 'zz')).toEqual([])
})

/** Writes of all kinds, whatever they hold. */
const alphabet = fc.constantFrom('a', 'b', 'T', 'क', 'र', 'ि', '"', '%', ' ', '\n', '9', '😀', '_', '*')
const text = fc.option(fc.array(alphabet, { maxLength: 12 }).map((signs) => signs.join('')))
const id = fc.constantFrom('1', '2', '3', '4')
const write = fc.oneof(
  fc.record({ kind: fc.constant('insert'), id, title: text, words: text }),
  fc.record({ kind: fc.constant('update'), id, title: text, words: text }),
  fc.record({ kind: fc.constant('delete'), id, title: text, words: text }),
)

it('finds what a scan finds, after any writes and a rebuilt file', async () => {
  const word = fc.array(alphabet, { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''))
  const searched = word.filter((one) => !/\s/.test(one))
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { maxLength: 12 }),
      fc.array(searched, { minLength: 1, maxLength: 3 }),
      async (writes, words) => {
        await db.run(sql`DELETE FROM posts`)
        const rows = new Map<string, string[]>()
        for (const { kind, id: key, title, words: body } of writes) {
          if (kind === 'delete') await db.run(sql`DELETE FROM posts WHERE id = ${key}`)
          else if (rows.has(key))
            await db.run(sql`UPDATE posts SET title = ${title}, text_words = ${body} WHERE id = ${key}`)
          else await add(key, title, body)
          if (kind === 'delete') rows.delete(key)
          else rows.set(key, [title ?? '', body ?? ''])
        }
        await db.run(sql`VACUUM`)
        const has = (texts: string[], one: string) =>
          texts.some((each) => each.toLowerCase().includes(one.toLowerCase()))
        const expected = [...rows].filter(([, texts]) => words.every((one) => has(texts, one))).map(([key]) => key)
        expect(await found(...words)).toEqual(expected.toSorted())
      },
    ),
    { numRuns: 150 },
  )
})

it('is made again for other columns, and left alone otherwise', async () => {
  await db.run(sql`INSERT INTO posts (id, title, other) VALUES ('a', 'Taxes', 'payroll')`)
  expect(await found('payroll')).toEqual([])
  await ensureSearchIndexes(db, [{ table: 'posts', columns: ['title', 'other'] }])
  expect(await found('payroll')).toEqual(['a'])
  const changes = async () => (await db.all<{ n: number }>(sql`SELECT total_changes() AS n`))[0]?.n
  const before = await changes()
  await ensureSearchIndexes(db, [{ table: 'posts', columns: ['title', 'other'] }])
  expect(await changes()).toBe(before)
  await ensureSearchIndexes(db, [posts])
  expect(await found('payroll')).toEqual([])
})
