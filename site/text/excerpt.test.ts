import fc from 'fast-check'
import { expect, it } from 'vitest'

import { plainText } from '#contract/plain-text.ts'
import { excerpt, htmlExcerpt } from './excerpt.ts'

const graphemes = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length

it.each([
  ['shorter than the cut', 'Tax', 5, 'Tax'],
  ['as long as the cut', 'Audit', 5, 'Audit'],
  ['longer than the cut', 'Payroll', 4, 'Payr…'],
  ['a space before the ellipsis goes', 'Tax and more', 4, 'Tax…'],
  ['Devanagari with its signs', 'नेपालको कर', 4, 'नेपालको…'],
  ['a family is one sign', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
  ['an accent of its own', 'ééé', 2, 'éé…'],
  ['nothing', '', 3, ''],
])('cuts a text that is %s', (_, text, length, cut) => {
  expect(excerpt(text, length)).toBe(cut)
})

it('never shows more graphemes than asked for, and says so where it cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const cut = excerpt(text, length)
      if (cut === text) return graphemes(text) <= length
      return cut.endsWith('…') && text.startsWith(cut.slice(0, -1)) && graphemes(cut) <= length + 1
    }),
  )
})

it('cuts a shortened text like the whole one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 30 }), (text) => {
      expect(excerpt(excerpt(text, 20), 10)).toBe(excerpt(text, 10))
    }),
  )
})

it('cuts long texts where segmenting the whole says', () => {
  const unit = fc.oneof(
    fc.constantFrom('👨‍👩‍👧‍👦', 'क्षि', '🇳🇵', 'e\u0301\u0302', 'x'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(unit, { minLength: 30, maxLength: 120 }), fc.integer({ min: 1, max: 4 }), (units, length) => {
      const text = units.join('')
      const starts = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index)
      const end = starts[length]
      expect(excerpt(text, length)).toBe(end === undefined ? text : `${text.slice(0, end).trimEnd()}…`)
    }),
  )
})

it('cuts HTML as it cuts its plain text', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    '<b>',
    '</b>',
    '<a href="/x">',
    '</a>',
    '&amp;',
    '&#39;',
    ' ',
    'कर',
    'tax',
    '👨‍👩‍👧‍👦',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 150 }), fc.integer({ min: 1, max: 9 }), (pieces, length) => {
      const html = pieces.join('')
      expect(htmlExcerpt(html, length)).toBe(excerpt(plainText(html), length))
    }),
  )
})
