/** The states of an incomplete translation: nothing, or less than the default language has. */
export const translationStates = ['none', 'partly'] as const
export type TranslationState = (typeof translationStates)[number]

/** An entry in a list of those that are not whole in a language. */
export interface TranslationRow {
  _id: string
  state: TranslationState
  /** The fields that are those of the default language. */
  fellBack: readonly string[]
}

/** The texts of one line that an entry has in a language itself, by their fields. */
export interface TextsRow {
  _id: string
  texts: Readonly<Record<string, string>>
}
