/** How much of an entry there is in a language that is not the default one: nothing, or not all that the default one has. */
export const translationStates = ['none', 'partly'] as const
export type TranslationState = (typeof translationStates)[number]

/** An entry in a list of those that are not whole in a language. */
export interface TranslationRow {
  _id: string
  state: TranslationState
  /** The fields that are those of the default language. */
  fellBack: readonly string[]
}
