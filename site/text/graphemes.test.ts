import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { graphemeStart } from './graphemes.ts'

const segmenter = new Intl.Segmenter('en')

/** Latin with and without marks, Nepali in and out of order, joiners, emoji. */
const unit = fc.oneof(
  fc.constantFrom(
    ...'aZ9 -–’…₹é\u0301\n\u00ad\u200b©',
    ...'कषरतग़्ािुेंःॅअई।५ॐ',
    '\u200c',
    '\u200d',
    '👨‍👩‍👧‍👦',
    '🇳🇵',
    '\ufe0f',
    '\u20e3',
  ),
  fc.constantFrom('कर', 'क्षि', 'र्‍य', 'त्रै', 'ज़', 'ङ्क्षा', 'मूल्य अभिवृद्धि कर'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)

it('finds each grapheme where the segmenter does', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 24 }), (units) => {
      const text = units.join('')
      const starts = [...segmenter.segment(text)].map(({ index }) => index)
      for (let index = 0; index <= starts.length; index += 1) expect(graphemeStart(text, index)).toBe(starts[index])
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['English', 'Accountants’ fees – “VAT”, ₹1,900 · Café'],
  ['Nepali', 'मूल्य अभिवृद्धि कर (VAT) विवरण: प्रत्येक महिना २५ गतेसम्म बुझाउनुपर्छ गर्‍यो। ज़रुरी श्री'],
])('loads no segmenter for %s', async (_, text) => {
  vi.resetModules()
  const loaded = vi.spyOn(Intl, 'Segmenter')
  const fresh = await import('./graphemes.ts')
  expect(fresh.graphemeStart(text, 30)).toBe([...segmenter.segment(text)][30]?.index)
  expect(loaded).not.toHaveBeenCalled()
  loaded.mockRestore()
})
