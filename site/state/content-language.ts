import { atom } from 'jotai'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'

/** The language that the staff last selected in a form, so that a translator finds the next entry in it. */
export const contentLanguageAtom = atom<Language>(DEFAULT_LANGUAGE)
