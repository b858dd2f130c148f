import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** "A1–A3, B2": A1, A2, A3 and B2. */
function idsIn(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [, letter = '', first = '', last = first] = /^([A-Z])(\d+)(?:–[A-Z](\d+))?$/.exec(part.trim()) ?? []
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${letter}${Number(first) + n}`)
  })
}

const inFolder = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder)).flatMap((file) => (file.endsWith(ending) ? `${folder}/${file}` : []))

/** The files that a row's last cell names, as `auth`, `cms/media/re-encode.test.ts` or `cms/rich-text/*.test.ts`. */
function filesIn(cell: string): string[] {
  const names = [...cell.matchAll(/`([\w./*-]+)`/g)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    const [folder, rest] = [path.dirname(name.includes('/') ? name : `tests/contract/${name}`), path.basename(name)]
    if (rest.startsWith('*')) return inFolder(folder, rest.slice(1))
    return [`${folder}/${rest.includes('.test.') ? rest : `${rest}.test.ts`}`]
  })
}

/** The ids that begin a test's name in a file, as in `it('A1, A2: …')`. */
const named = (file: string): string[] =>
  [...read(file).matchAll(/['"`]([A-Z]\d+(?:, [A-Z]\d+)*): /g)].flatMap(([, ids = '']) => idsIn(ids))

const rows = [...read('docs/faults.md').matchAll(/^\| ([A-Z]\d[^|]*)\|[^|]*\|([^|]*)\|$/gm)].map(
  ([, ids = '', cell = '']) => ({ ids: idsIn(ids), files: filesIn(cell), isTested: !/^ (none|`npm run)/.test(cell) }),
)

describe('docs/faults.md', () => {
  it('lists each id once', () => {
    const ids = rows.flatMap((row) => row.ids)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(rows.filter(({ isTested }) => isTested))('$ids begin the names of tests in the files of their row', (row) => {
    const found = new Set(row.files.flatMap(named))
    expect(row.ids.filter((id) => !found.has(id))).toEqual([])
  })
})
