import { expect, it } from 'vitest'

import { etagHeader, ifMatchHas, contentTag } from './etag.ts'

const tag = contentTag('body')

it.each([
  etagHeader(tag),
  etagHeader(tag, 'gzip'),
  etagHeader(tag, 'br'),
  `W/${etagHeader(tag)}`,
  `W/${etagHeader(tag, 'gzip')}`,
  `"other", ${etagHeader(tag, 'br')}`,
  '*',
])('%s matches the tag', (header) => {
  expect(ifMatchHas(header, tag)).toBe(true)
})

it.each([
  '',
  '""',
  tag,
  `${tag}-gzip`,
  `W/${tag}`,
  `"${tag}`,
  '"other", *',
  '"other"',
  etagHeader(contentTag('other')),
  `"${tag}-zip"`,
  `"x${tag}"`,
])('%s does not match the tag', (header) => {
  expect(ifMatchHas(header, tag)).toBe(false)
})

it('different content has different tags', () => {
  expect(contentTag('a')).not.toBe(contentTag('b'))
})
