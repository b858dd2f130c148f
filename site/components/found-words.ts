import type { Language } from '#contract/languages.ts'

interface FoundWords {
  /** The link to all that is found of a type. */
  all: (type: string, number: string) => string
}

/** The words of the links to the rest of what is found, which are hydrated later. */
export const foundWords: Readonly<Record<Language, FoundWords>> = {
  en: { all: (type, number) => `${type}: all ${number}` },
  ne: { all: (type, number) => `${type}: सबै ${number} वटा` },
}
