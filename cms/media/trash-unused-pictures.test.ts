import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { releasePictures, restoreUsedPictures } from './trash-unused-pictures.ts'

let payload: Payload
preparePayload((started) => (payload = started))

let count = 0
async function addPicture(): Promise<string> {
  count += 1
  const data = { filename: `${String(count).padStart(32, '0')}-00000000.png`, width: 4, height: 3, frames: 1 }
  return String((await payload.db.create({ collection: 'media', data })).id)
}

const isInTrash = async (id: string): Promise<boolean> => {
  const found = await payload.db.findOne<{ id: string; deletedAt?: unknown }>({
    collection: 'media',
    where: { id: { equals: id } },
  })
  return Boolean(found?.deletedAt)
}

const trash = (id: string) =>
  payload.db.updateOne({ collection: 'media', id, data: { deletedAt: new Date().toISOString() } })

it('pictures that are in the trash although something uses them are taken out of it, and no others', async () => {
  const [shown, inDraft, unused, ofTrashed] = await Promise.all(Array.from({ length: 4 }, addPicture))
  await payload.create({ collection: 'teams', data: { name: 'N', post: 'P', image: shown } })
  await payload.create({ collection: 'abouts', data: { title: 'T', image: inDraft, _status: 'draft' }, draft: true })
  const deletedAt = new Date().toISOString()
  await payload.db.create({ collection: 'teams', data: { name: 'N', post: 'P', image: ofTrashed, deletedAt } })
  for (const id of [shown, inDraft, unused, ofTrashed]) await trash(id ?? '')
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  await restoreUsedPictures(payload)
  await restoreUsedPictures(payload)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
  const states = await Promise.all([shown, inDraft, unused, ofTrashed].map((id) => isInTrash(id ?? '')))
  expect(states).toEqual([false, false, true, true])
})

it('a document that was withdrawn stays in the trash, whatever still names or links to it', async () => {
  const data = { filename: 'withdrawn.pdf', mimeType: 'application/pdf', deletedAt: new Date().toISOString() }
  const id = String((await payload.db.create({ collection: 'media', data })).id)
  await payload.db.create({ collection: 'blogs', data: { title: 'T', slug: 't', textPictures: ` ${id}.pdf ` } })
  await payload.db.create({ collection: 'services', data: { title: 'T', slug: 't', documents: { first: id } } })
  await restoreUsedPictures(payload)
  expect(await isInTrash(id)).toBe(true)
})

it('a picture of which it cannot be found out whether it is used by now is not in the trash', async () => {
  const id = await addPicture()
  const { updateOne } = payload.db
  // Fails as soon as the picture is in the trash.
  const failing = vi.spyOn(payload.db, 'find')
  const updating = vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
    failing.mockRejectedValue(new Error('timed out'))
    return updateOne.call(payload.db, args)
  })
  await releasePictures(payload, [id])
  expect(updating).toHaveBeenCalledTimes(2)
  for (const spy of [failing, updating]) spy.mockRestore()
  expect(await isInTrash(id)).toBe(false)
})

it('a picture that cannot be put into the trash is logged with the reason, and the server’s own change is made', async () => {
  const image = await addPicture()
  const team = await payload.create({ collection: 'teams', data: { name: 'N', post: 'P', image } })
  const reason = new Error('the disk is full')
  const failing = vi.spyOn(payload.db, 'updateOne').mockRejectedValue(reason)
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  await payload.delete({ collection: 'teams', id: team.id })
  failing.mockRestore()
  expect(logged.mock.calls).toEqual([[{ err: reason }, 'unused pictures could not be put into the trash']])
  logged.mockRestore()
  expect(await payload.db.findOne({ collection: 'teams', where: { id: { equals: team.id } } })).toBeNull()
})
