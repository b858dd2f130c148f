import { atom } from 'jotai'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'

/** The language whose texts the staff have last turned to in a form: whoever translates finds the next entry in it. */
export const contentLanguageAtom = atom<Language>(DEFAULT_LANGUAGE)
