import { fold } from './fold.ts'
import { stemOf } from './stem.ts'

/**
 * Words of taxes and offices that people use for one another: abbreviations, English words in Devanagari, and translations. None of
 * them is a part of a name with other meanings, as सामाजिक of the social security fund is of social media.
 */
const groups: readonly (readonly string[])[] = [
  ['VAT', 'भ्याट', 'मूअक', 'मू.अ.क', 'अभिवृद्धि'],
  ['TDS', 'टीडीएस', 'withholding'],
  ['PAN', 'प्यान'],
  ['SSF', 'एसएसएफ'],
  ['IRD', 'आईआरडी'],
  ['audit', 'अडिट', 'लेखापरीक्षण'],
  ['excise', 'अन्तःशुल्क', 'अन्तशुल्क'],
  ['customs', 'भन्सार'],
  ['salary', 'तलब', 'payroll'],
  ['invoice', 'बीजक', 'bill'],
]

/** The stem of an English word, any other as it is normalized (fold.ts). */
const formOf = (word: string): string => stemOf(fold(word))

const byForm: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => {
    const forms = group.map(formOf)
    return forms.map((form) => [form, forms.filter((other) => other !== form)] as const)
  }),
)

/** The forms of words that mean the same as a searched one, with which their words begin; none for most. */
export const synonymsOf = (word: string): readonly string[] => byForm.get(formOf(word)) ?? []
