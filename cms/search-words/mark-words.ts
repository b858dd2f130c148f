import type { MarkedText } from '#contract/search.ts'
import { fold } from './fold.ts'
import { isMeantFromStart } from './search-text.ts'
import { soundOf, soundsOf } from './sound.ts'
import { stemOf } from './stem.ts'

/** Where words in Latin letters and numbers are found: where words begin with them, or anywhere in words. */
export type WordPlace = 'start' | 'anywhere'

/** What is marked in a text. */
export interface Marked {
  words: readonly string[]
  /** Forms of words that mean the same (synonyms.ts), marked where words begin with them. */
  synonyms: readonly string[]
  place: WordPlace
}

/** The most characters that are marked of a word of which only the stem matches. */
const LONGEST_WORD = 50

/** The start and end in code units. */
type Range = readonly [from: number, to: number]

/** A text with its searched form, and for each code unit of that where its character begins in the text. */
interface Folded {
  searched: string
  starts: number[]
}

function folded(text: string): Folded {
  const starts: number[] = []
  let searched = ''
  let at = 0
  for (const character of text) {
    const form = fold(character)
    for (let n = 0; n < form.length; n += 1) starts.push(at)
    searched += form
    at += character.length
  }
  return { searched, starts }
}

/** The end of the character that begins at `at`, including combining marks. */
function endAt(text: string, at: number): number {
  const [character = ''] = /^.[\p{M}\u200c\u200d]*/su.exec(text.slice(at, at + 16)) ?? []
  return at + character.length
}

/** Where a normalized text has a form of a word; at the start, only where it is no continuation of a word. */
function* placesOf(searched: string, form: string, place: WordPlace): Generator<number> {
  for (let at = searched.indexOf(form); at >= 0; at = searched.indexOf(form, at + form.length))
    if (place === 'anywhere' || !/[\p{L}\p{M}\p{N}]$/u.test(searched.slice(Math.max(at - 2, 0), at))) yield at
}

const placeFor = (word: string, place: WordPlace): WordPlace => (isMeantFromStart(word) ? place : 'anywhere')

function* occurrences(text: string, { searched, starts }: Folded, word: string, place: WordPlace): Generator<Range> {
  const form = fold(word)
  if (form === '') return
  for (const at of placesOf(searched, form, placeFor(word, place)))
    yield [starts[at] ?? 0, endAt(text, starts[at + form.length - 1] ?? 0)]
  const stem = stemOf(form)
  if (place === 'anywhere' || stem === form) return
  yield* beginningWith(text, { searched, starts }, stem)
}

/** The words that begin with a form, each as a whole. */
function* beginningWith(text: string, { searched, starts }: Folded, form: string): Generator<Range> {
  for (const at of placesOf(searched, form, 'start')) {
    const { length } = /^[\p{L}\p{M}]*/u.exec(searched.slice(at, at + LONGEST_WORD))?.[0] ?? ''
    yield [starts[at] ?? 0, endAt(text, starts[at + Math.max(length, form.length) - 1] ?? 0)]
  }
}

/** The words in Devanagari that sound like a word in Latin letters. */
function* likeSounding(text: string, word: string, place: WordPlace): Generator<Range> {
  const sound = soundOf(word)
  if (sound === undefined) return
  for (const { 0: found, index } of text.matchAll(/[\u0900-\u0963\u0970-\u097f]+/g))
    if (` ${soundsOf(found)}`.includes(place === 'start' ? ` ${sound}` : sound)) yield [index, index + found.length]
}

/** Sorts ranges and merges those that touch. */
function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)]
    else all.push([from, to])
  }
  return all
}

/**
 * Marks words in a text by the rules of the search: independent of case and spelling, Devanagari also by its sound.
 *
 * @returns the pieces of the text in NFC, of which those with odd indexes are the found words
 */
export function markWords(text: string, { words, synonyms, place }: Marked): MarkedText {
  const whole = text.normalize('NFC')
  const form = folded(whole)
  const ranges = merged([
    ...words.flatMap((word) => [...occurrences(whole, form, word, place), ...likeSounding(whole, word, place)]),
    ...synonyms.flatMap((synonym) => [...beginningWith(whole, form, synonym)]),
  ])
  const pieces: string[] = []
  let at = 0
  for (const [from, to] of ranges) {
    pieces.push(whole.slice(at, from), whole.slice(from, to))
    at = to
  }
  return [...pieces, whole.slice(at)]
}

/** The length of an excerpt in characters, and of its part before the first word. */
const PLACE = 180
const BEFORE = 50
/** Characters that are folded at a time. */
const CHUNK = 1000

/** An excerpt of a text around the first of the words, or its beginning, with the words marked. */
export function markPlace(text: string, marked: Marked): MarkedText {
  const whole = text.normalize('NFC')
  const first = Math.max(firstOf(whole, marked) - BEFORE, 0)
  const from = first === 0 ? 0 : wordAfter(whole, first)
  const to = whole.length <= from + PLACE ? whole.length : wordBefore(whole, from + PLACE)
  const part = whole.slice(from, to).replace(/^· | ·$/g, '')
  const excerpt = `${from > 0 ? '… ' : ''}${part}${to < whole.length ? ' …' : ''}`
  return markWords(excerpt, marked)
}

/** About where the first of the words is: folding is exact within a thousand characters. */
function firstOf(text: string, { words, synonyms, place }: Marked): number {
  const chunks = Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, n) =>
    fold(text.slice(n * CHUNK, (n + 1) * CHUNK)),
  )
  const searched = chunks.join('')
  const forms = words.flatMap((word) =>
    [fold(word), ...(place === 'start' ? [stemOf(fold(word))] : [])].map((form) => ({ word, form })),
  )
  const found = [
    ...forms.flatMap(({ word, form }) => placesOf(searched, form, placeFor(word, place)).next().value ?? []),
    ...synonyms.flatMap((form) => placesOf(searched, form, 'start').next().value ?? []),
  ]
  if (found.length === 0) return 0
  let rest = Math.min(...found)
  for (const [n, chunk] of chunks.entries()) {
    if (rest < chunk.length) {
      const start = n * CHUNK
      return start + (folded(text.slice(start, start + CHUNK)).starts[rest] ?? 0)
    }
    rest -= chunk.length
  }
  return 0
}

const wordAfter = (text: string, at: number): number => {
  const space = text.indexOf(' ', at)
  return space < 0 || space > at + BEFORE ? at : space + 1
}
const wordBefore = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at)
  return space < at - BEFORE ? at : space
}
