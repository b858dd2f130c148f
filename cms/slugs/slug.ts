import { randomBytes } from 'node:crypto'

import Sanscript from '@indic-transliteration/sanscript'
import { transliterate } from 'transliteration'

import { resources } from '#contract/index.ts'
import { SLUG_MAX } from '#contract/limits.ts'
import { idSegment, type Resource } from '#contract/resource.ts'

const reservedSlugs = new Set(Object.values<Resource>(resources).map(idSegment))

/**
 * Lower-case ASCII words joined by `-`, at most 80 characters; other scripts are transliterated. Empty for a title without letters and
 * digits, and for one that has them only of scripts that `transliteration` does not know, as Limbu and N’Ko.
 */
export function slugify(title: string): string {
  const words = transliterate(transliterateDevanagari(inKnownForms(title.normalize('NFC').slice(0, 1000))))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return truncateSlug(words.join('-'), SLUG_MAX)
}

/** Replaces what is not transliterated, as 𝕏 and ﷺ, by its compatibility form (NFKC); µ would become the Greek m. */
const inKnownForms = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (sign) => {
    const known = sign.normalize('NFKC')
    return known === sign || WORD.test(transliterate(sign)) ? sign : known
  })

const WORD = /[a-z0-9]/i

/**
 * Devanagari as Nepali readers write it in Latin letters: कर becomes `kar`, not `kr` or `kara`. The inherent vowel at a
 * word's end is dropped; scholarly diacritics become the usual spellings (ś and ṣ sh, c ch).
 */
const transliterateDevanagari = (text: string): string => text.replace(/[\u0900-\u097F]+/g, transliterateWord)

function transliterateWord(devanagari: string): string {
  const spoken = devanagari.replace(
    /(?<=[\u0900-\u094C\u094E-\u097F][\u0915-\u0939])(?![\u0900-\u0963\u0970-\u097F])/g,
    '\u094D',
  )
  return (
    Sanscript.t(spoken, 'devanagari', 'iast')
      // The signs of a nasal vowel: chandrabindu, and anusvara, which has the sound m before p and b (संभव) unless it is that of a vowel
      // with a sign above (दशैंबाट), and after a at the end of a word (एवं).
      .replace(/(?<!ai|au|ī)ṃ(?=[pb])|(?<=a)ṃ$/g, 'm')
      .replace(/~|m̐|ṃ/g, 'n')
      .replace(/ch?/g, (letters) => (letters === 'ch' ? 'chh' : 'ch'))
      .replace(/[śṣ]/g, 'sh')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  )
}

/** The slug of a title; one without letters and digits gets the type's name and a short random part. */
export const slugForTitle = (title: string, type: Resource): string =>
  slugify(title) || `${type.path}-${randomBytes(3).toString('hex')}`

/** Whether a slug was generated from this title, with or without a number. */
export function isSlugOfTitle(title: string, slug: string, type: Resource): boolean {
  const base = slugify(title)
  if (base === '') return new RegExp(`^${type.path}-[0-9a-f]{6}$`).test(slug)
  const [, n] = /-(\d+)$/.exec(slug) ?? []
  return slug === base || (n !== undefined && slug === slugCandidate(base, Number(n)))
}

/** The n-th candidate for a slug: the slug itself, then with `-2`, `-3`, … */
export function slugCandidate(slug: string, n: number): string {
  const suffix = n === 1 ? '' : `-${n}`
  return truncateSlug(slug, SLUG_MAX - suffix.length) + suffix
}

export const isReserved = (slug: string): boolean => reservedSlugs.has(slug)

/** Truncates at a word boundary, unless that would remove more than half. */
function truncateSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > length / 2 ? end : length).replace(/-+$/, '')
}
