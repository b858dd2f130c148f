import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { type Revision, watchRevision } from '#cms/visitor-cache/revision.ts'

const collection = 'services'
let payload: Payload
let stop: () => Promise<void>
let revision: Revision

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  revision = watchRevision(payload)
}, 30_000)
afterAll(() => stop())

/** Whether visitors' kept answers are computed anew after this. */
async function moves(write: () => Promise<unknown>): Promise<boolean> {
  const before = revision.current()
  await write()
  return revision.current() !== before
}

it('visitors’ kept answers outlive drafts, and nothing that visitors can see', async () => {
  let id = ''
  const create = async () => {
    id = String((await payload.create({ collection, data: { title: 'T' }, draft: true })).id)
  }
  const save = (data: Record<string, unknown>, draft: boolean) => () =>
    payload.update({ collection, id, data, draft, autosave: draft })
  const typed = save({ title: 'Typed' }, true)
  expect(await moves(create)).toBe(false)
  expect(await moves(typed)).toBe(false)
  expect(await moves(save({ _status: 'published' }, false))).toBe(true)
  // With the first draft over it, its public address is noted, once.
  await typed()
  expect(await moves(typed)).toBe(false)
  expect(await moves(save({ _status: 'draft' }, false))).toBe(true)
  expect(await moves(typed)).toBe(false)
  expect(await moves(() => payload.delete({ collection, id }))).toBe(true)
})
