import { expect, test } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { shippedInNepali } from './shipped-in-nepali.ts'

/** The names of values that are the same in all languages: URLs, e-mail addresses, numbers and names of drawings. */
const neutral = /^(url|email|careersEmail|phone|mapEmbedUrl|mapLinkUrl|drawing|value)$/

const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return neutral.test(key) ? [] : [value]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => textsOf(one, name))
    : []
}

test('each text that came with the site is there, in Nepali without an English word or digit, and no other', () => {
  const texts = new Set(textsOf(defaultSiteContent))
  expect([...shippedInNepali.keys()].toSorted()).toEqual([...texts].toSorted())
  for (const nepali of shippedInNepali.values()) {
    expect(nepali).toMatch(/\p{Script=Devanagari}/u)
    expect(nepali).not.toMatch(/[A-Za-z0-9]/)
  }
})
