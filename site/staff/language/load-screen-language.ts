import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { accountAtom, sessionAtom } from '../../state/session.ts'
import { loadAccountAtom } from '../../state/api-atom.ts'
import { startAuthAtom } from '../../state/sign-in.ts'
import type { Store } from '../../state/store.ts'
import { loadStaffLanguage } from './load-staff-language.ts'
import { staffLanguageAtom } from './staff-language.ts'

/** Loads a language of the staff's screens into the store, by default the account's. */
export async function loadScreenLanguage(store: Store, language?: Language): Promise<void> {
  const tag = language ?? (await ownLanguage(store))
  if (store.get(staffLanguageAtom)?.tag !== tag) store.set(staffLanguageAtom, await loadStaffLanguage(tag))
}

async function ownLanguage(store: Store): Promise<Language> {
  await store.set(startAuthAtom)
  if (!store.get(accountAtom) && store.get(sessionAtom).isLoggedIn) await store.set(loadAccountAtom)
  return store.get(accountAtom)?.language ?? DEFAULT_LANGUAGE
}
