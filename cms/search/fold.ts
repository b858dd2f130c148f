/** Characters that Nepali is spelled with interchangeably, each with the one that stands for both in the search text. */
const variants: ReadonlyMap<string, string> = new Map([
  // Long vowels and short ones
  ['ई', 'इ'],
  ['ी', 'ि'],
  ['ऊ', 'उ'],
  ['ू', 'ु'],
  // Consonants that sound alike
  ['ब', 'व'],
  ['श', 'स'],
  ['ष', 'स'],
  ['ण', 'न'],
  ['ञ', 'न'],
  ['ँ', 'ं'],
  // Not heard: the dot below, and what joins letters or keeps them apart
  ['\u093c', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ...Array.from('०१२३४५६७८९', (digit, n): [string, string] => [digit, String(n)]),
])

const varying = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')

/**
 * A text as it is searched for: in lower case, with one spelling for all that stand for each other. Each character by itself, so
 * that a part of a text stays a part of it.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(varying, (character) => variants.get(character) ?? '')
