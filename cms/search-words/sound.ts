import Sanscript from '@indic-transliteration/sanscript'

/**
 * The sound of Nepali in Latin letters, as people type it: a search for `kar` or `aayakar` finds आयकर. Sounds are stored in the
 * search text in circled letters, which no other text has, so that they do not match English words.
 */

const CIRCLED_A = 0x24d0
const circled = (letters: string): string =>
  letters.replace(/[a-z]/g, (letter) => String.fromCodePoint(CIRCLED_A + letter.charCodeAt(0) - 97))

/** Spellings of the same sound with the one that represents them, applied in this order. */
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
    .replace(/[ṛṝ]/g, 'ri')
    .replace(/[śṣ]/g, 'sh')
    .replace(/[ṃṅñ~]|m̐/g, 'n')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Postpositions and conjunctions: a word in Latin letters that sounds like one means something else, as VAT and बाट. */
const SMALL_WORDS = new Set('को का की ले लाई मा बाट द्वारा देखि सम्म लागि सँग संग भन्दा र तथा वा पनि'.split(' '))

/** The sounds of the words of a text in Devanagari: with all vowels, and without those that are hardly pronounced. */
export function soundsOf(text: string): string {
  const found = text.normalize('NFC').match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []
  const words = found.flatMap((word) => {
    if (SMALL_WORDS.has(word)) return []
    const transliterated = Sanscript.t(word, 'devanagari', 'iast')
    return [
      ...new Set(
        [transliterated, transliterated.replace(/a$/, '').replace(UNHEARD, '')].map((one) => keyOf(latinOf(one))),
      ),
    ]
  })
  return circled(words.join(' '))
}

/** The sound of a searched word in Latin letters; undefined for other scripts and for words that are too short. */
export function soundOf(word: string): string | undefined {
  const key = /^[a-z]+$/i.test(word) ? keyOf(word) : ''
  return key.length > 1 ? circled(key) : undefined
}
