import type { Language } from '#contract/languages.ts'

type Forms<Text> = { readonly other: Text } & { readonly [Rule in Intl.LDMLPluralRule]?: Text }

/** Chooses the form of a word or sentence for a count, by the language's plural rules. */
export function pluralIn(language: Language) {
  // Made at its first use: the browser takes milliseconds to load a locale.
  let rules: Intl.PluralRules | undefined
  return <Text>(count: number, forms: Forms<Text>): Text => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
