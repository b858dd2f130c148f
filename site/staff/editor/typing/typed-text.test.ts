import { describe, expect, it } from 'vitest'

import { addressAtEnd, bareAddress, typedBlock } from './typed-text.ts'

it.each([
  ['- ', 'bullet'],
  ['* ', 'bullet'],
  ['1. ', 'number'],
  ['१. ', 'number'],
  ['# ', 'h1'],
  ['###### ', 'h6'],
  ['> ', 'quote'],
  ['-', undefined],
  ['####### ', undefined],
  ['1.', undefined],
  ['2. ', undefined],
  ['-  ', undefined],
  ['a - ', undefined],
  ['constructor ', undefined],
])('a paragraph of %j becomes %s', (text, block) => expect(typedBlock(text)).toBe(block))

describe('a text ends with an address', () => {
  it.each([
    ['https://ird.gov.np', 'https://ird.gov.np', 'https://ird.gov.np'],
    ['see www.ird.gov.np', 'www.ird.gov.np', 'https://www.ird.gov.np'],
    ['HTTP://example.com/A', 'HTTP://example.com/A', 'http://example.com/A'],
    ['https://example.com/?a=1&b=2#c', 'https://example.com/?a=1&b=2#c', 'https://example.com/?a=1&b=2#c'],
    ['at https://ird.gov.np/forms/.', 'https://ird.gov.np/forms/', 'https://ird.gov.np/forms/'],
    ['(https://ird.gov.np),', 'https://ird.gov.np', 'https://ird.gov.np'],
    ['“www.ird.gov.np”!?…', 'www.ird.gov.np', 'https://www.ird.gov.np'],
    ['हेर्नुहोस् https://ird.gov.np।', 'https://ird.gov.np', 'https://ird.gov.np'],
    ['https://example.com/Tax_(law)', 'https://example.com/Tax_(law)', 'https://example.com/Tax_(law)'],
    ['(https://example.com/Tax_(law)).', 'https://example.com/Tax_(law)', 'https://example.com/Tax_(law)'],
  ])('%s', (text, address, url) => {
    const found = addressAtEnd(text)
    expect(text.slice(found?.start, found?.end)).toBe(address)
    expect(found?.url).toBe(url)
  })

  it.each([
    '',
    'ird.gov.np',
    'https://',
    'https://example',
    'www.',
    'www.report.pdf',
    'https://user:password@example.com',
    'javascript:alert(1)',
    'mailto:hello@example.com',
    'xhttps://ird.gov.np',
    'https://ird.gov.np ',
    // Shown backwards, and joined as in Nepali.
    'https://ird.gov.np/\u202ecod.exe',
    'https://ird.gov.np/क्\u200dष',
    `https://ird.gov.np/${'a'.repeat(3000)}`,
  ])('but not %s', (text) => expect(addressAtEnd(text)).toBeUndefined())
})

it.each([
  ['https://ird.gov.np', 'https://ird.gov.np'],
  ['www.ird.gov.np', 'https://www.ird.gov.np'],
  ['https://ird.gov.np.', undefined],
  ['see https://ird.gov.np', undefined],
  ['ird.gov.np', undefined],
])('%s alone leads to %s', (text, url) => expect(bareAddress(text)).toBe(url))
