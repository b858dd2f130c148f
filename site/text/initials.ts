import { onFirstUse } from './on-first-use.ts'

const segmenter = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

const initial = (word: string): string => {
  const [first] = segmenter().segment(word)
  return first ? first.segment.toUpperCase() : ''
}

/** The first graphemes of a name's first words. */
export const initials = (name: string, words: number): string =>
  name.trim().split(/\s+/).slice(0, words).map(initial).join('')
