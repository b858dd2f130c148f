import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations')

/** The last migration from before versions were promised to run side by side. */
const BEFORE_THE_PROMISE = '20261123_235900_job_slugs'

/** Migrations that remove what the release before this one no longer reads, each with the release that stopped reading it. */
const removals: Readonly<Record<string, string>> = {}

/**
 * The statements in a migration's `up` that the previous release cannot work with, while it runs beside this one or after a rollback
 * to it. A table that SQLite rebuilds (`__new_…`) does not count as removed.
 */
function removedBy(source: string): string[] {
  const up = source.split(/export (?:async function|const) down\b/)[0] ?? ''
  const text = up.replaceAll(/[\\`"]/g, '')
  const rebuilt = new Set([...text.matchAll(/RENAME TO (\w+)/g)].map(([, name]) => name))
  const dropped = [...text.matchAll(/DROP TABLE (?:IF EXISTS )?(\w+)/g)].filter(([, name]) => !rebuilt.has(name))
  const renamed = [...text.matchAll(/ALTER TABLE (\w+) RENAME TO \w+/g)].filter(
    ([, name = '']) => !name.startsWith('__new_'),
  )
  const others = [
    /DROP COLUMN[^;\n]*/g,
    /RENAME COLUMN[^;\n]*/g,
    /\$unset\b/g,
    /\$rename\b/g,
    /ADD (?:COLUMN )?\w+ \w+ NOT NULL(?![^;\n]*DEFAULT)/g,
  ]
  return [...dropped, ...renamed, ...others.flatMap((pattern) => [...text.matchAll(pattern)])].map(([found]) => found)
}

describe('migrations', () => {
  const names = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{8}_\d{6}_\w+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => name > BEFORE_THE_PROMISE && removals[name] === undefined)

  it('add first, and remove one release later', () => {
    const removing = names.map((name) => [name, removedBy(readFileSync(`${MIGRATIONS}/${name}.ts`, 'utf8'))])
    expect(removing.filter(([, removed]) => removed?.length !== 0)).toEqual([])
  })

  it.each([
    ['ALTER TABLE `faqs` DROP COLUMN `title`;', 1],
    ['ALTER TABLE `faqs` RENAME COLUMN "title" TO "name";', 1],
    ['DROP TABLE `faqs`;', 1],
    ['ALTER TABLE `faqs` RENAME TO `questions`;', 1],
    ['await faqs.updateMany({}, { $unset: { title: 1 } })', 1],
    ['ALTER TABLE `faqs` ADD `title` text NOT NULL;', 1],
    ["ALTER TABLE `faqs` ADD `title` text DEFAULT '' NOT NULL;", 0],
    ['ALTER TABLE `faqs` ADD `title` text;', 0],
    ['CREATE TABLE `__new_faqs` (); DROP TABLE `faqs`; ALTER TABLE `__new_faqs` RENAME TO `faqs`;', 0],
    ['DROP INDEX `faqs_title_idx`;', 0],
  ])('are distinguished: %s', (statement, count) => {
    expect(
      removedBy(`export async function up() {\n${statement}\n}\nexport async function down() {\nDROP TABLE x\n}`),
    ).toHaveLength(count)
  })
})
