import { DEFAULT_LANGUAGE, type FellBack, type Language } from '#contract/languages.ts'

/** The `lang` of a text that is there in the default language only, by its path in an answer; else undefined, the page's. */
export const langOf = ({ fellBack }: FellBack, path: string): Language | undefined =>
  fellBack?.includes(path) ? DEFAULT_LANGUAGE : undefined
