import { describe, expect, it } from 'vitest'

import { transliterate } from 'transliteration'

import { blog } from '#contract/blog.ts'
import { slugCandidate, isReserved, slugify, slugForTitle } from './slug.ts'

describe('slugs', () => {
  it.each([
    ['Filing your VAT return', 'filing-your-vat-return'],
    ['  What’s new?  ', 'whats-new'],
    ['Rs 1,900 — free', 'rs-1-900-free'],
    ['Crème brûlée', 'creme-brulee'],
    ['नेपालमा कर', 'nepalama-kar'],
    ['आयकर विवरण २०८०', 'ayakar-vivaran-2080'],
    ['व्यवसाय दर्ता', 'vyavasay-darta'],
    ['पाँच तरिका', 'panch-tarika'],
    ['हिउँदे जाँच', 'hiunde-janch'],
    ['बैंक ब्याज र कर', 'baink-byaj-ra-kar'],
    ['संघ र संस्था', 'sangh-ra-sanstha'],
    ['दशैंमा बोनस, दशैंबाट', 'dashainma-bonas-dashainbat'],
    ['संभव संपत्ति', 'sambhav-sampatti'],
    ['लेखा परीक्षण एवं कर', 'lekha-parikshan-evam-kar'],
    ['स्वयं कहींबाट', 'svayam-kahinbat'],
    ['मूल्य अभिवृद्धि कर (VAT)', 'mulya-abhivrddhi-kar-vat'],
    ['कर परामर्श Tax advice', 'kar-paramarsha-tax-advice'],
    ['税务', 'shui-wu'],
    ['word '.repeat(17), Array(16).fill('word').join('-')],
    ['x'.repeat(100), 'x'.repeat(80)],
    ['𝕏𝕐 𝟚𝟘', 'xy-20'],
    ['ﷺ', 'sl-llh-aalyh-wslm'],
    ['10 µg ½', '10-ug-1-2'],
    ['..', ''],
    ['🎉🎉', ''],
    ['constructor', 'constructor'],
  ])('%s gives %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('every letter and digit gives one, unless neither it nor its compatibility form is transliterated', () => {
    const unslugged: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code)
      if (/[\p{L}\p{N}]/u.test(sign) && slugify(sign) === '') unslugged.push(sign)
    }
    expect(unslugged.filter((sign) => /[a-z0-9]/i.test(transliterate(sign.normalize('NFKC'))))).toEqual([])
    expect(unslugged.filter((sign) => /^([a-z0-9à-ž]|[α-ω]|[क-ह]|[०-९])$/i.test(sign))).toEqual([])
  })

  it('a title without letters and digits gives the name of the type and a random part', () => {
    expect(slugForTitle('!!!', blog)).toMatch(/^blog-[0-9a-f]{6}$/)
    expect(slugForTitle('!!!', blog)).not.toBe(slugForTitle('!!!', blog))
  })

  it('are ASCII, have at most 80 characters with any suffix and never end in a dash', () => {
    const long = slugify('कर '.repeat(300))
    for (const n of [1, 2, 10, 12_345]) {
      expect(slugCandidate(long, n)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slugCandidate(long, n).length).toBeLessThanOrEqual(80)
    }
    expect(slugify('a' + '\u0301'.repeat(10_000))).toBe('a')
  })

  it('the path segments before an id are reserved', () => {
    expect(isReserved(slugify('Blog ID'))).toBe(true)
    expect(isReserved('service-id')).toBe(true)
    expect(isReserved('blog')).toBe(false)
  })
})
