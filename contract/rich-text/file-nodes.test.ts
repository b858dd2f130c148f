import { expect, it } from 'vitest'

import { documentIdsIn } from './file-nodes.ts'

const uuid = '01a22a33-691b-713d-8af6-e78e0775dd31'
const objectId = '65f0c0ffee65f0c0ffee65f0'

const withLinks = (...urls: unknown[]) => ({
  root: { children: [{ type: 'paragraph', children: urls.map((url) => ({ type: 'link', fields: { url } })) }] },
})

it.each([
  [`/media/${uuid}.pdf`, [uuid]],
  [`/media/${objectId}.pdf?lang=ne`, [objectId]],
  [`https://example.com/media/${uuid}.pdf#page=2`, [uuid]],
  [`http://localhost:3000/MEDIA/${uuid.toUpperCase()}.PDF`, [uuid]],
  [`/media/${uuid}.png`, []],
  [`/media/${uuid}.pdf.html`, []],
  [`/media/x${uuid}.pdf`, []],
  [`/files/media/${uuid}.pdf`, []],
  [`https://example.com/?/media/${uuid}.pdf`, []],
  [`mailto:/media/${uuid}.pdf`, []],
  [undefined, []],
  [7, []],
])('a link to %s leads to the documents %j', (url, ids) => {
  expect(documentIdsIn(withLinks(url))).toEqual(ids)
})

it('finds all links of a structure, and none in what is no structure', () => {
  expect(documentIdsIn(withLinks(`/media/${uuid}.pdf`, '/price', `/media/${objectId}.pdf`))).toEqual([uuid, objectId])
  for (const structure of [undefined, null, 'text', {}, { root: [] }, { root: { children: [null, { type: 'link' }] } }])
    expect(documentIdsIn(structure)).toEqual([])
})
