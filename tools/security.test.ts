import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/**
 * OWASP ASVS 5.0.0, levels 1 and 2: the level of each requirement of a section, in order. In every section those of
 * level 3 come last, so that the others are numbered from 1 without gaps.
 */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
}

const requirements = Object.entries(levels).flatMap(([section, ofEach]) =>
  [...ofEach].map((level, n) => `${section}.${n + 1} ${level}`),
)

const states = ['met', 'operator', 'not met', 'not applicable'] as const

const page = read('docs/asvs.md')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) *\| ([12]) *\|[^|]*\| ([^|]*?) *\| ([^|]*?) *\|$/gm)].map(
  ([, id = '', level = '', state = '', shown = '']) => ({ id, level, state, shown }),
)

/** The tests that a text names, as `auth` “A17”: the file's possible places, and a part of the title. */
const testsIn = (text: string): { files: string[]; title: string }[] =>
  [...text.matchAll(/`([\w./-]+)` “([^”]+)”/g)].map(([, name = '', title = '']) => {
    const place = name.includes('/') ? name : `tests/contract/${name}`
    return { files: [`${place}.test.ts`, `${place}.test.tsx`], title }
  })

/** Files of the project that a text names, as `cms/common/log.ts`. */
const sourcesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:cms|collections|contract|site|tests|tools|docs)\/[\w./()-]+\.[a-z]+)`/g)].map(
    ([, file = '']) => file,
  )

/** The texts that stand first in a call or a list: the titles of tests, and what is put into them from tables. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/[([]\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(([, , title = '']) => title)

function isThere({ files, title }: { files: string[]; title: string }): boolean {
  const file = files.find((place) => existsSync(path.join(root, place)))
  return file !== undefined && titlesIn(read(file)).some((found) => found.includes(title))
}

/** A heading's address within its page, as repository hosts make it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, at its level', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(requirements)
  })

  it('says of each whether it is met, and how that is shown or why not', () => {
    const wordless = rows.filter(({ state, shown }) => shown === '' || !states.some((known) => known === state))
    expect(wordless).toEqual([])
  })

  it.each([...states, 'together'])('counts those that are %s', (state) => {
    const counted = rows.filter((row) => state === 'together' || row.state === state)
    const ofLevel = (level: string) => counted.filter((row) => row.level === level).length
    const [, ...summary] = new RegExp(`^\\| ${state} *\\| (\\d+) *\\| (\\d+) *\\| (\\d+) *\\|$`, 'm').exec(page) ?? []
    expect(summary.map(Number)).toEqual([ofLevel('1'), ofLevel('2'), counted.length])
  })

  it('names those that are not met at its top', () => {
    const [, named = ''] = /^Not met: (.*)\.$/m.exec(page) ?? []
    expect(named.split(', ')).toEqual(rows.filter(({ state }) => state === 'not met').map(({ id }) => id))
  })
})

describe.each(['docs/asvs.md', 'docs/security.md', 'SECURITY.md'])('%s', (file) => {
  const text = read(file)

  it('names tests that there are', () => {
    expect(testsIn(text).filter((test) => !isThere(test))).toEqual([])
  })

  it('names files that there are', () => {
    expect(sourcesIn(text).filter((source) => !existsSync(path.join(root, source)))).toEqual([])
  })

  it('leads to pages and headings that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
    const broken = links.filter(([, target = '', wanted]) => {
      const place = target === '' ? file : path.join(path.dirname(file), target)
      if (!existsSync(path.join(root, place))) return true
      const headings = [...read(place).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
      return wanted !== undefined && !headings.includes(wanted)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

it('docs/asvs.md and docs/security.md name tests and files at all', () => {
  expect(testsIn(page).length).toBeGreaterThan(150)
  expect(sourcesIn(read('docs/security.md')).length).toBeGreaterThan(10)
})
