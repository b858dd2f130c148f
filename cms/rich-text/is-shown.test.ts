import { expect, it } from 'vitest'

import { isShown } from './editor.ts'

const linked = (url: string) => ({
  root: { type: 'root', children: [{ type: 'link', fields: { url }, children: [] }] },
})

it.each<[what: string, field: string, locale: 'en' | 'ne' | undefined, value: unknown, expected: boolean]>([
  ['the text that visitors see', 'description', 'en', linked('https://'), true],
  ['that of the default language', 'description', undefined, linked('https://'), true],
  ['that of the other language', 'description', 'ne', linked('https:'), true],
  ['another text', 'description', 'en', linked('javascript:alert(1)'), false],
  ['the text of another language', 'description', 'ne', linked('https://'), false],
  ['a text where there is none', 'answer', 'en', undefined, false],
])('knows what visitors see already: %s', (_, field, locale, value, expected) => {
  const context = { valuesByLanguage: { description: { en: linked('https://'), ne: linked('https:') } } }
  expect(isShown(value, field, { context, locale })).toBe(expected)
})

it('knows of none where nothing is published again', () => {
  expect(isShown(linked('https://'), 'description', { context: {}, locale: 'en' })).toBe(false)
})
