import { expect, it } from 'vitest'

import { etag, namesTag, tagOf } from './tag.ts'

const tag = tagOf('body')

it.each([etag(tag), etag(tag, 'gzip'), etag(tag, 'br'), `W/${etag(tag)}`, `"other", ${etag(tag, 'br')}`, '*'])(
  '%s names the entry',
  (header) => {
    expect(namesTag(header, tag)).toBe(true)
  },
)

it.each(['', '""', '"other"', etag(tagOf('other')), `"${tag}-zip"`, `"x${tag}"`])('%s does not', (header) => {
  expect(namesTag(header, tag)).toBe(false)
})

it('other bytes have another tag', () => {
  expect(tagOf('a')).not.toBe(tagOf('b'))
})
