import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { withClusterLock } from './cluster-lock.ts'
import { deleteLocked } from './delete-locked.ts'
import { entryLockName } from './lock-names.ts'

const collection = 'faqs'
let payload: Payload
preparePayload((started) => {
  payload = started
})

const addFaq = async (title: string) =>
  String((await payload.create({ collection, data: { title, description: 'An answer' } })).id)

it('deletes what meets the condition once its lock is free', async () => {
  const [old, changed] = [await addFaq('old'), await addFaq('old')]
  const condition = { title: { equals: 'old' } }
  expect(await deleteLocked(payload, collection, old, condition)).toMatchObject({ id: old })
  let deleting: Promise<unknown> | undefined
  await withClusterLock(payload, entryLockName({ collection }, changed), async () => {
    deleting = deleteLocked(payload, collection, changed, condition)
    await payload.update({ collection, id: changed, data: { title: 'new' } })
  })
  expect(await deleting).toBeUndefined()
  expect((await payload.find({ collection })).docs.map(({ id }) => String(id))).toEqual([changed])
})

it('what cannot be deleted stays, and is not said to be deleted', async () => {
  const id = await addFaq('stays')
  const failing = vi.spyOn(payload.db, 'deleteOne').mockRejectedValue(new Error('a write conflict'))
  expect(await deleteLocked(payload, collection, id, { title: { exists: true } })).toBeUndefined()
  failing.mockRestore()
  expect(await payload.findByID({ collection, id })).toMatchObject({ title: 'stays' })
})
