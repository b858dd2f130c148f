import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { chunkGroups } from './chunk-groups.ts'

const root = path.resolve(import.meta.dirname, '..')

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)

/** The paths that patterns are compared with. React and its packages are no folders of the project. */
const modules = [
  ...['site', 'contract'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
  ),
  ...[...Object.keys(dependencies), 'react-router', 'scheduler']
    .filter((name) => existsSync(path.join(root, 'node_modules', name)))
    .map((name) => `/node_modules/${name}/index.js`),
  // Made by Vite.
  'vite/preload-helper',
]

interface Group {
  start: number
  end: number
  /** `(`, `(?!`, … */
  opening: string
  /** The text between the parentheses. */
  inside: string
}

/** The length of the character class or escaped character at this place; 1 for any other character. */
function lengthAt(source: string, at: number): number {
  if (source[at] === '\\') return 2
  return source[at] === '[' ? (/^\[(?:\\.|[^\]\\])*\]/.exec(source.slice(at))?.[0].length ?? 1) : 1
}

/** The outermost groups of a pattern, and the places of its outermost `|`. */
function partsOf(source: string): { groups: Group[]; bars: number[] } {
  const groups: Group[] = []
  const bars: number[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < source.length; at += lengthAt(source, at)) {
    if (source[at] === '(' && ++depth === 1) start = at
    if (source[at] === '|' && depth === 0) bars.push(at)
    if (source[at] !== ')' || --depth > 0) continue
    const [opening = '('] = /^\((?:\?[!:=])?/.exec(source.slice(start)) ?? []
    groups.push({ start, end: at + 1, opening, inside: source.slice(start + opening.length, at) })
  }
  return { groups, bars }
}

/**
 * The pattern once for each name in it, with that name alone: one alternative at a time, an optional group as required, and a negative
 * lookahead as a positive one. `a(b|c)?(?!d)` gives `a(b)(?!d)`, `a(c)(?!d)` and `a(b|c)?(?=d)`.
 */
function withOneName(source: string): string[] {
  const { groups, bars } = partsOf(source)
  if (bars.length > 0)
    return [-1, ...bars].flatMap((bar, index) => withOneName(source.slice(bar + 1, bars[index] ?? source.length)))
  if (groups.length === 0) return [source]
  return groups.flatMap(({ start, end, opening, inside }) =>
    withOneName(inside).map(
      (one) =>
        `${source.slice(0, start)}${opening === '(?!' ? '(?=' : opening}${one})${source.slice(end).replace(/^\?/, '')}`,
    ),
  )
}

/** The group of all other modules excludes what the other groups name. */
const isOfOthers = (source: string): boolean => source.startsWith('^')

describe.each(chunkGroups.filter(({ test }) => !isOfOthers(test.source)))('the group $name', ({ test }) => {
  it.each(withOneName(test.source))('%s is a module', (source) => {
    expect(modules.filter((module) => new RegExp(source).test(module))).not.toEqual([])
  })
})
