import { graphemeStart } from './graphemes.ts'

const initial = (word: string): string => word.slice(0, graphemeStart(word, 1)).toUpperCase()

/** The first graphemes of a name's first words. */
export const initials = (name: string, words: number): string =>
  name.trim().split(/\s+/).slice(0, words).map(initial).join('')
