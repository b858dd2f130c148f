import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const FOLDERS = ['deploy', 'cms', 'collections', 'contract', 'site', 'tests', 'tools', 'docs']
const inFolder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === '.next' || entry.name === 'node_modules') return []
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? inFolder(name) : [name]
  })
const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...FOLDERS.flatMap(inFolder),
]
const known = new Set([...files, ...files.flatMap((file) => foldersOf(file))])
const documents = files.filter((file) => file.endsWith('.md'))
/** Paths that exist only after a build or a start, or once the recipe for a content type has been followed. */
const MADE_LATER = /^(dist|data|media|node_modules|\.env$)|\/events?\.tsx?$/

/** Tests may be named without their ending. */
const exists = (name: string): boolean => ['', '.test.ts', '.test.tsx'].some((ending) => known.has(name + ending))

function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** Code such as `cms/api/dispatch.ts` or `cms/locks`; a pattern or a placeholder is none. */
const mentioned = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./()-]*)\``, 'g'))].map(([, name = '']) =>
    name.replace(/\/$/, ''),
  )
/** Targets of relative links. */
const linked = (text: string, from: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(from), target).replace(/\/$/, ''),
  )

describe('the documents', () => {
  it.each(documents)('%s names only files that exist', (document) => {
    const text = readFileSync(document, 'utf8')
    const missing = [...mentioned(text), ...linked(text, document)].filter(
      (name) => !exists(name) && !MADE_LATER.test(name),
    )
    expect(missing).toEqual([])
  })

  it('README.md has at most 110 lines', () => {
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(110)
  })
})
