import fc from 'fast-check'
import { expect, it } from 'vitest'

import { linkTarget } from './link-url.ts'
import { typedLink } from './typed-link.ts'

it.each([
  ['ird.gov.np', 'https://ird.gov.np'],
  [' www.example.com ', 'https://www.example.com'],
  ['ird.gov.np/forms?id=1#top', 'https://ird.gov.np/forms?id=1#top'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['नेपाल.भारत', 'https://नेपाल.भारत'],
  ['\u200bird.gov.np\u202c', 'https://ird.gov.np'],
  ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&b=2'],
  ['HTTP://example.com/A', 'http://example.com/A'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['mailto:hello@example.com?subject=VAT return', 'mailto:hello@example.com?subject=VAT%20return'],
  ['+977 9841000000', 'tel:+9779841000000'],
  ['01-4412345', 'tel:014412345'],
  ['(01) 441 23 45', 'tel:014412345'],
  ['+९७७ ९८४१००००००', 'tel:+9779841000000'],
  ['tel:+977-1-5550100', 'tel:+97715550100'],
  ['/price', '/price'],
  ['/blog?page=2', '/blog?page=2'],
  ['#content', '#content'],
])('%j leads to %s', (typed, url) => {
  expect(typedLink(typed)).toEqual({ url })
})

it.each([
  ['', 'Type where'],
  ['contact', 'begins with a slash: /contact'],
  ['call us', 'is no address'],
  ['report.pdf', 'looks like a file'],
  ['javascript:alert(1)', 'cannot begin with “javascript:”'],
  ['JAVA\nSCRIPT:alert(1)', 'cannot begin with “javascript:”'],
  ['data:text/html,x', 'cannot begin with “data:”'],
  ['ftp://example.com', 'cannot begin with “ftp:”'],
  ['java script:alert(1)', 'is no address'],
  ['//evil.example', 'is no address'],
  ['\\\\evil.example', 'is no address'],
  ['https://', 'no whole web address'],
  ['https:example.com', 'no whole web address'],
  ['https://example', 'no whole web address'],
  ['https://user:password@example.com', 'no whole web address'],
  ['https://exa mple.com', 'no whole web address'],
  ['mailto:nobody', 'no e-mail address'],
  ['tel:call', 'no telephone number'],
  ['12345', 'is no address'],
  ['2026-11-22', 'is no address'],
])('%j is refused: %s', (typed, reason) => {
  expect(typedLink(typed)).toEqual({ problem: expect.stringContaining(reason) })
})

it('what is read is allowed in rich text as it is, and reading it again gives the same', () => {
  const piece = fc.constantFrom(
    'a',
    'ird',
    '.',
    '.np',
    '@',
    ':',
    '//',
    '/',
    '+977',
    ' ',
    '?',
    '#',
    '%',
    'é',
    '५',
    'tel:',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const { url } = typedLink(text)
      if (url === undefined) return
      expect(linkTarget(url)).toBe(url)
      expect(typedLink(url)).toEqual({ url })
    }),
    { numRuns: 2000 },
  )
})
