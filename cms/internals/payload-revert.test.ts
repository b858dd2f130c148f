import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { mayRevert } from './payload-revert.ts'

it('a reversion sends the published document with its id and status', () => {
  expect(mayRevert('1', { id: '1', _status: 'published', title: 'A' })).toBe(true)
  for (const data of [undefined, { _status: 'published' }, { id: '2', _status: 'published' }, { id: '1' }])
    expect(mayRevert('1', data)).toBe(false)
})

it('Payload’s panel sends what a GET of the same URL has answered', () => {
  const source = readFileSync('node_modules/@payloadcms/ui/dist/elements/Status/index.js', 'utf8')
  expect(source).toContain('/${collectionSlug}/${id}?locale=${locale}&fallback-locale=null&depth=0')
  expect(source).toContain('const publishedDoc = await requests.get(url,')
  expect(source).toContain('const body = publishedDoc;')
})
