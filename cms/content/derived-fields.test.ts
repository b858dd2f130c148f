import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { DESCRIPTION, RICH_TEXT_NODES } from '#contract/limits.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { fromHtml } from '#cms/rich-text/from-html.ts'
import { preparePayload } from '#cms/testing/payload.ts'

// The worker thread's file is built; here its work is done in this thread.
vi.mock('#cms/rich-text/convert-off-thread.ts', () => ({
  toHtmlOffThread: (structure: unknown) => Promise.resolve(toHtml(structure)),
}))

let payload: Payload
preparePayload((started) => (payload = started))

const collection = 'abouts' as const
const text = (html: string) => {
  const { root } = fromHtml(html)
  return { root: { ...root, children: root.children.map((node) => ({ ...node })) } }
}

it.each([
  ['characters', `<p>${'x'.repeat(DESCRIPTION)}</p>`, 'must be at most 100,000 characters'],
  ['nodes', '<br>'.repeat(RICH_TEXT_NODES + 2), 'must have at most 10,000 paragraphs, line breaks and pieces of text'],
])('a text of too many %s that is stored may stay, and may not come anew', async (_what, html, message) => {
  const description = text(html)
  const context = { knownHtml: { description: toHtml(description) } }
  const { id } = await payload.create({ collection, data: { title: 'T', description }, context })
  for (const draft of [false, true])
    await expect(payload.update({ collection, id, data: { title: 'U', description }, draft })).resolves.toMatchObject({
      title: 'U',
    })
  const longer = text(`${html}<p>x</p>`)
  const refused = { data: { errors: [{ path: 'description', message: expect.stringContaining(message) }] } }
  await expect(payload.update({ collection, id, data: { description: longer } })).rejects.toMatchObject(refused)
  await expect(payload.create({ collection, data: { title: 'T', description } })).rejects.toMatchObject(refused)
})

it.each([
  ['null', null],
  ['empty', ''],
  ['unknown', 'hidden'],
])('a status that is %s is refused: visitors would not see the entry', async (_what, status) => {
  const refused = { data: { errors: [{ path: '_status', message: 'Status must be draft or published' }] } }
  const data: { title: string } = Object.assign({ title: 'T' }, { _status: status })
  const { id } = await payload.create({ collection, data: { title: 'T', _status: 'published' } })
  await expect(payload.create({ collection, data })).rejects.toMatchObject(refused)
  await expect(payload.update({ collection, id, data })).rejects.toMatchObject(refused)
  expect(await payload.findByID({ collection, id })).toMatchObject({ _status: 'published' })
})

it('a missing status that is stored does not prevent other changes', async () => {
  const { id } = await payload.create({ collection, data: { title: 'T', _status: 'published' } })
  await payload.db.updateOne({ collection, id, data: { _status: null } })
  expect(await payload.update({ collection, id, data: { title: 'U' } })).toMatchObject({ title: 'U' })
  expect(await payload.update({ collection, id, data: { _status: 'published' } })).toMatchObject({
    _status: 'published',
  })
})
