import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { resourceNames } from '../contract/index.ts'

const SITE = path.resolve(import.meta.dirname, '../dist/site')
/** The bytes that each further content type may add to every page. */
const TYPE_BYTES = 600
const SHIPPED_TYPES = 10
const added = Math.max(resourceNames.length - SHIPPED_TYPES, 0) * TYPE_BYTES

/** Bytes of JavaScript, as sent to visitors, until a page is interactive in English. */
const pages: Readonly<Record<string, number>> = {
  home: 89_840,
  about: 87_875,
  services: 86_845,
  service: 87_650,
  deadline: 87_675,
  blog: 89_345,
  post: 87_875,
  team: 87_505,
  price: 87_930,
  career: 89_895,
  job: 89_075,
  contact: 89_870,
  search: 89_640,
  'tax-calendar': 89_460,
  'not-found': 86_625,
  // Only people with an account come to these.
  login: 91_160,
  'new-password': 91_315,
  // Only staff see previews.
  preview: 90_835,
}

/** The budget of pages that are not in this list. */
const OTHER_BYTES = 88_745

/** Additional bytes for the words and the calendar of another language: at most 90,685 in all. */
const LANGUAGE_BYTES: Readonly<Record<string, number>> = { 'language-ne': 790 }

/** The same for the staff's screens with their words, without the editor of rich text, which is loaded when it is needed. */
const screens = {
  dashboard: 111_255,
  inquiries: 124_590,
  'create-page': 143_795,
  'edit-page': 140_415,
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

const sent = (file: string): number => {
  const whole = path.join(SITE, file)
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size
}

const bytesOf = (files: Iterable<string>): number => [...files].reduce((all, file) => all + sent(file), 0)

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
  expect(sent('/sw.js')).toBeLessThanOrEqual(2048)
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
