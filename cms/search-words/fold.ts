/** Interchangeable characters of Nepali spelling, each with the one that represents both in the search text. */
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
  // Silent characters: the dot below, and joiners
  ['\u093c', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ...Array.from('०१२३४५६७८९', (digit, n): [string, string] => [digit, String(n)]),
])

const varying = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')

/**
 * Normalizes a text for the search: lower case, and one character for all interchangeable ones. Each character is normalized by
 * itself, so that parts of a text stay parts of it.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(varying, (character) => variants.get(character) ?? '')
