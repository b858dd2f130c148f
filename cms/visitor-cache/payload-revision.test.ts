import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { type Revision, watchRevision } from './revision.ts'

const collection = 'services'
let payload: Payload
let revision: Revision

preparePayload(async (started) => {
  payload = started
  revision = watchRevision(payload)
})

/** Whether a write invalidates visitors' cached responses. */
async function invalidates(write: () => Promise<unknown>): Promise<boolean> {
  const before = revision.current()
  await write()
  return revision.current() !== before
}

it('visitors’ cached responses are invalidated by public changes and not by drafts', async () => {
  let id = ''
  const create = async () => {
    id = String((await payload.create({ collection, data: { title: 'T' }, draft: true })).id)
  }
  const save = (data: Record<string, unknown>, draft: boolean) => () =>
    payload.update({ collection, id, data, draft, autosave: draft })
  const typed = save({ title: 'Typed' }, true)
  expect(await invalidates(create)).toBe(false)
  expect(await invalidates(typed)).toBe(false)
  expect(await invalidates(save({ _status: 'published' }, false))).toBe(true)
  // The first draft over a published entry stores a redirect, once.
  await typed()
  expect(await invalidates(typed)).toBe(false)
  expect(await invalidates(save({ _status: 'draft' }, false))).toBe(true)
  expect(await invalidates(typed)).toBe(false)
  expect(await invalidates(() => payload.delete({ collection, id }))).toBe(true)
})
