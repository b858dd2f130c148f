import { isLanguage, type Language } from '#contract/languages.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'language'

const listeners = new Set<() => void>()

/** Calls `listener` when the remembered language changes. Returns a function that stops it. */
export function onLanguageRemembered(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers the language that a visitor chose. Storage may be disabled or full; then nothing is remembered. */
export function rememberLanguage(language: Language): void {
  if (writeStored('localStorage', KEY, language)) for (const listener of listeners) listener()
}

/** The language that the visitor chose last; undefined if none is remembered. */
export function rememberedLanguage(): Language | undefined {
  const stored = readStored('localStorage', KEY)
  return isLanguage(stored) ? stored : undefined
}
