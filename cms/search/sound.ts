import Sanscript from '@indic-transliteration/sanscript'

/**
 * How Nepali sounds in Latin letters, as people type it: a search for `kar` or `aayakar` finds आयकर. Sounds stand in the search text
 * in circled letters, which no other text has, so that an English word is not found by how another one sounds.
 */

const CIRCLED_A = 0x24d0
const circled = (letters: string): string =>
  letters.replace(/[a-z]/g, (letter) => String.fromCodePoint(CIRCLED_A + letter.charCodeAt(0) - 97))

/** Spellings of the same sound, each with the one that stands for all of them; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/chh|cch/g, 'ch'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/[vw]/g, 'b'],
  [/ee|ii|y(?=$|[^aeiou])/g, 'i'],
  [/oo|uu/g, 'u'],
  [/m(?=[bpf])/g, 'n'],
  [/(.)\1+/g, '$1'],
]

const keyOf = (latin: string): string =>
  spellings.reduce((key, [spelling, sound]) => key.replace(spelling, sound), latin.toLowerCase())

/** Consonant, vowel, consonant, an `a` that is not written, consonant, vowel: that `a` is hardly heard, as in सरकार. */
const UNHEARD = /(?<=[aāiīuūeo][kgṅcjñṭḍṇtdnpbmyrlvśṣsh]h?)a(?=[kgṅcjñṭḍṇtdnpbmyrlvśṣsh]h?[aāiīuūeo])/g

const latinOf = (transliterated: string): string =>
  transliterated
    .replace(/ch?/g, (letters) => (letters === 'ch' ? 'chh' : 'ch'))
    .replace(/jñ/g, 'gy')
    .replace(/[śṣ]/g, 'sh')
    .replace(/[ṃṅñ]|m̐/g, 'n')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** How the words of a text in Devanagari sound: with all their vowels, and without those that are hardly heard. */
export function soundsOf(text: string): string {
  const words = (text.normalize('NFC').match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []).flatMap((word) => {
    const transliterated = Sanscript.t(word, 'devanagari', 'iast')
    return [
      ...new Set(
        [transliterated, transliterated.replace(/a$/, '').replace(UNHEARD, '')].map((one) => keyOf(latinOf(one))),
      ),
    ]
  })
  return circled(words.join(' '))
}

/** How a searched word in Latin letters sounds; undefined for others, and for those too short to tell. */
export function soundOf(word: string): string | undefined {
  const key = /^[a-z]+$/i.test(word) ? keyOf(word) : ''
  return key.length > 1 ? circled(key) : undefined
}
