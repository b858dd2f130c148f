import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { resourceNames } from '../contract/index.ts'

const SITE = path.resolve(import.meta.dirname, '../dist/site')
/** The bytes that each further content type may add to every page. */
const TYPE_BYTES = 600
const SHIPPED_TYPES = 10
const added = Math.max(resourceNames.length - SHIPPED_TYPES, 0) * TYPE_BYTES

/**
 * Bytes of JavaScript until a page is interactive in English, compressed as they are sent, but without the hashes in the names of files:
 * these are about 650 bytes more, and differ with every edit. Budgets are what there was, and 100 to 350 bytes for names that are shortened otherwise.
 */
const pages: Readonly<Record<string, number>> = {
  home: 89_500,
  about: 87_500,
  services: 86_500,
  service: 87_250,
  deadline: 87_250,
  blog: 89_000,
  post: 87_250,
  team: 87_250,
  price: 87_500,
  career: 89_500,
  job: 88_750,
  contact: 89_500,
  search: 89_250,
  'tax-calendar': 89_000,
  tag: 88_250,
  policy: 87_000,
  'not-found': 86_250,
  // Only people with an account come to these.
  login: 90_750,
  'new-password': 90_750,
  // Only staff see previews.
  preview: 90_250,
}

/** The budget of pages that are not in this list. */
const OTHER_BYTES = 88_500

/** Additional bytes for the words and the calendar of another language. */
const LANGUAGE_BYTES: Readonly<Record<string, number>> = { 'language-ne': 850 }

/** The same for the staff's screens with their words, without the editor of rich text, which is loaded when it is needed. */
const screens = {
  dashboard: 110_500,
  inquiries: 123_750,
  'create-page': 142_500,
  'edit-page': 139_250,
}

const template = readFileSync(path.join(SITE, 'index.html'), 'utf8')
const named: Record<string, string[]> = JSON.parse(/<!--chunks (\{.*?\})-->/s.exec(template)?.[1] ?? '{}')
const inTemplate = [...template.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => String(file))

const assets = readdirSync(path.join(SITE, 'assets')).filter((name) => name.endsWith('.js'))
const chunk = (name: string): string[] =>
  assets.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name).map((file) => `/assets/${file}`)

/** The files, and all that they import at once. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !found.has(each))) {
    found.add(file)
    const code = readFileSync(path.join(SITE, file), 'utf8')
    withImports(
      [...code.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`),
      found,
    )
  }
  return found
}

const HASH = /-[\w-]{8}\.(?=js|css)/g
const sizes = new Map<string, number>()

/** The size of a file as it is compressed, without the hashes in names of files: they differ with every edit, and random text does not compress. */
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const whole = path.join(SITE, file)
  const content = Buffer.from(readFileSync(whole, 'utf8').replace(HASH, '.'))
  const size = existsSync(`${whole}.br`) ? brotliCompressSync(content).length : content.length
  sizes.set(file, size)
  return size
}

const bytesOf = (files: Iterable<string>): number => [...files].reduce((all, file) => all + sizeOf(file), 0)

const languageNames = Object.keys(named).filter((name) => name.startsWith('language-'))
const pageNames = Object.keys(named).filter((name) => !/^(language|staff)-/.test(name))

it.each(pageNames.flatMap((page) => languageNames.map((language) => ({ page, language }))))(
  'the page $page with $language keeps its budget of JavaScript',
  ({ page, language }) => {
    const linked = [...new Set([...inTemplate, ...(named[page] ?? []), ...(named[language] ?? [])])]
    expect(new Set(linked), 'all that the page needs is named in its HTML').toEqual(withImports(linked))
    expect(bytesOf(linked)).toBeLessThanOrEqual((pages[page] ?? OTHER_BYTES) + (LANGUAGE_BYTES[language] ?? 0) + added)
  },
)

it('the service worker is small, and all of it', () => {
  expect(readFileSync(path.join(SITE, 'sw.js'), 'utf8')).not.toMatch(/\bimport\b|\bexport\b/)
  expect(sizeOf('/sw.js')).toBeLessThanOrEqual(2048)
})

it.each(Object.entries(screens))('the screen %s needs at most %i bytes of JavaScript', (name, budget) => {
  const own = chunk(name)
  expect(own).toHaveLength(1)
  const inEnglish = [...(named['language-en'] ?? []), ...(named['staff-en'] ?? [])]
  const layout = [...(named['not-found'] ?? []), ...chunk('staff-layout')]
  const files = withImports([...inTemplate, ...layout, ...inEnglish, ...own])
  expect(bytesOf(files)).toBeLessThanOrEqual(budget + added)
})

it.each(['page-end', 'next-step', 'post-end', 'sidebar', 'details', 'outcome', 'draft'])(
  'nor does %s, which is hydrated later',
  (name) => {
    expect([...withImports(chunk(name))]).not.toContainEqual(
      expect.stringMatching(/staff-(screens|layout)|firm|slideshow|editor/),
    )
  },
)

it('no page of a visitor needs anything of the staff’s screens, or of the slider', () => {
  expect(Object.values(named).flat()).not.toContainEqual(
    expect.stringMatching(/staff-(screens|layout)|slideshow|editor/),
  )
})
