import type { Language } from '#contract/languages.ts'

interface FoundWords {
  /** The link to all that is found of a type. */
  all: (type: string, number: string) => string
  /** A page past the end, and the link from there. */
  noMore: string
  first: string
}

/** The words of the links to the rest of what is found, which are hydrated later. */
export const foundWords: Readonly<Record<Language, FoundWords>> = {
  en: {
    all: (type, number) => `${type}: all ${number}`,
    noMore: 'There are no more results on this page.',
    first: 'First page',
  },
  ne: {
    all: (type, number) => `${type}: सबै ${number} वटा`,
    noMore: 'यस पृष्ठमा थप नतिजा छैनन्।',
    first: 'पहिलो पृष्ठ',
  },
}
