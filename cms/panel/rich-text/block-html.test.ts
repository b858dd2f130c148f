import { expect, it } from 'vitest'

import { htmlOfBlocks } from './block-html.ts'

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const words = (text: unknown) => ({ type: 'text', text })

it('the HTML of blocks is converted once for equal ones', async () => {
  const [one, same, other] = [paragraph(words('a')), paragraph(words('a')), paragraph(words('b'))]
  const converted: unknown[] = []
  const found = await htmlOfBlocks([one, same, other], (block) => {
    converted.push(block)
    return Promise.resolve(`<p>${converted.length}</p>`)
  })
  expect(converted).toEqual([one, other])
  expect([one, same, other].map((block) => found.get(block))).toEqual(['<p>1</p>', '<p>1</p>', '<p>2</p>'])
})

it.each([
  [paragraph(words('a'), words(['b, c'])), '<p>a</p>'],
  [paragraph(words('a'), { type: 'link', children: [words('b')] }), '<p>ab</p>'],
  [paragraph(words('a'), { type: 'link', fields: { doc: { relationTo: 'x' } }, children: [words('b')] }), '<p>ab</p>'],
  [{ type: 'paragraph', children: null }, '<p><br></p>'],
  [{ type: 'list', children: [{ type: 'listitem', children: [words('<a>')] }, null] }, '<ul><li>&lt;a&gt;</li></ul>'],
  [{ type: 'upload', relationTo: 'users', value: { id: 'x', filename: 'a, b' }, fields: {} }, ''],
  [{ type: 'block', fields: null }, ''],
  [null, ''],
  ['text', ''],
])('the block %j of an old version is shown as on pages, without Payload’s conversion', async (block, html) => {
  const found = await htmlOfBlocks([block], () => Promise.reject(new Error('was converted')))
  expect(found.get(block)).toBe(html)
})
