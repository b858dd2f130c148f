import { DEFAULT_LANGUAGE, type FellBack, type Language } from '#contract/languages.ts'

/** The `lang` attribute for the text at a path of a response: the default language if the text fell back to it, else undefined. */
export const langOf = ({ fellBack }: FellBack, path: string): Language | undefined =>
  fellBack?.includes(path) ? DEFAULT_LANGUAGE : undefined
