import { atom, useAtomValue } from 'jotai'

import type { FieldNames, SiteLanguage } from '../../language/language.ts'
import type { Store } from '../../state/store.ts'
import type { StaffWords } from './words-en.ts'

/** The part of a language that only the staff's screens need. */
export interface StaffPart {
  staff: StaffWords
  /** The language's names of fields, by those in API messages; empty for English. */
  fieldNames: FieldNames
  /** Translates a message of the API that only the staff meet; undefined for any other. */
  staffMessage: (text: string, names: FieldNames) => string | undefined
  /** A time of the office's clock. */
  time: (iso: string) => string
  /** The day of a time by the office's calendar; empty for what is no time. */
  day: (iso: string) => string
  /** A number of things. */
  count: (value: number) => string
}

/** A language with the part that the staff's screens need. */
export type StaffLanguage = SiteLanguage & StaffPart

/** The language of the staff's screens: the account's. Set before any of them is shown. */
export const staffLanguageAtom = atom<StaffLanguage | null>(null)

const loaded = (language: StaffLanguage | null): StaffLanguage => {
  if (!language) throw new Error('the screen came without a language')
  return language
}

/** The language of the staff's screens, for components. */
export const useStaffLanguage = (): StaffLanguage => loaded(useAtomValue(staffLanguageAtom))

/** The words of the staff's screens, for components. */
export const useStaffWords = (): StaffWords => useStaffLanguage().staff

/** The words of the staff's screens, for what is no component. */
export const staffWordsOf = (store: Pick<Store, 'get'>): StaffWords => loaded(store.get(staffLanguageAtom)).staff
