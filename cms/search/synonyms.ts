import { fold } from './fold.ts'

/** Words of taxes and offices that people use for one another: abbreviations, English ones in Devanagari, and what they stand for. */
const groups: readonly (readonly string[])[] = [
  ['VAT', 'भ्याट', 'मूअक', 'मू.अ.क', 'अभिवृद्धि'],
  ['TDS', 'टीडीएस', 'withholding', 'कट्टी'],
  ['PAN', 'प्यान'],
  ['SSF', 'एसएसएफ', 'social', 'सामाजिक'],
  ['IRD', 'आईआरडी', 'inland', 'राजस्व'],
  ['OCR', 'रजिष्ट्रार', 'registrar'],
  ['audit', 'अडिट', 'लेखापरीक्षण'],
  ['excise', 'अन्तःशुल्क', 'अन्तशुल्क'],
  ['customs', 'भन्सार'],
  ['salary', 'तलब', 'payroll'],
  ['invoice', 'बीजक', 'bill', 'बिल'],
]

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => {
    const folded = group.map(fold)
    return folded.map((word) => [word, folded.filter((other) => other !== word)] as const)
  }),
)

/** The normalized words (fold.ts) that mean the same as a searched one; none for most. */
export const synonymsOf = (word: string): readonly string[] => byWord.get(fold(word)) ?? []
