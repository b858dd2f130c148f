import fc from 'fast-check'
import { expect, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { fold } from './fold.ts'
import { searchTextOf, TITLE_MARK, wordsOf } from './search-text.ts'

const text = fc.array(
  fc.constantFrom('Tax', 'taxes', 'VAT', 'कर', 'करदाता', 'दर्ता', 'ß', '\u00a0', '\n', '  ', ' ', 'é'),
  {
    maxLength: 30,
  },
)
const searched = (title: string, description: string): string =>
  searchTextOf(resources.faq, { title, description }).replaceAll(TITLE_MARK, '!')

it('has what a word of a search can find in the texts, and nothing else', () => {
  fc.assert(
    fc.property(text, text, fc.nat(), fc.integer({ min: 1, max: 6 }), (one, other, from, length) => {
      const [title, description] = [one.join(''), other.join(' ')]
      const folded = [title, description].map(fold)
      const whole = folded.join('\n')
      const word = (whole + fold('absent')).slice(from % (whole.length + 1)).slice(0, length)
      fc.pre(word !== '' && !/\s/.test(word))
      // The sounds of titles are in Latin letters, which no word of a Devanagari search has.
      fc.pre(!/[a-z]/.test(word) || !/[\u0900-\u097f]/.test(title))
      expect(searched(title, description).includes(word)).toBe(whole.includes(word))
    }),
  )
})

it('has the words inside of what stands between spaces, too, so that they begin with a space', () => {
  expect(searched('(VAT)', '"quoted" e-mail')).toBe('!(vat) !vat (vat) vat "quoted" quoted e-mail e mail')
})

it('has each word once', () => {
  expect(searched('Tax and tax', 'TAX\nreturn')).toBe('!tax !and tax and return')
  expect(searched('', '')).toBe('')
})

it('gives its words for corrections: without sounds, signs and single letters', () => {
  const stored = searchTextOf(resources.faq, { title: 'Tax: कर', description: '(Is a) receipt, 2082' })
  expect(wordsOf(stored)).toEqual({
    title: new Set(['tax', 'कर']),
    all: new Set(['tax', 'कर', 'is', 'receipt', '2082']),
  })
})
