import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { expect, it, vi } from 'vitest'

import { flushAuditTrail } from '#cms/audit/record.ts'
import { log } from '#cms/common/log.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { moveToTrash } from './trash.ts'

let payload: Payload
let req: PayloadRequest
preparePayload(async (started) => {
  payload = started
  const user = { ...(await payload.create({ collection: 'users', data: administrator })), collection: 'users' as const }
  req = await createLocalReq({ user }, payload)
})

const administrator = {
  name: 'Maya',
  email: 'maya@example.com',
  password: 'the first password',
  role: 'administrator',
} as const

const collection = 'abouts'
const reason = new Error('the disk is full')

let count = 0
async function createWithPicture(): Promise<{ id: string; image: string }> {
  count += 1
  const data = { filename: `${String(count).padStart(32, '0')}-00000000.png`, width: 4, height: 3, frames: 1 }
  const { id: image } = await payload.db.create({ collection: 'media', data })
  const { id } = await payload.create({
    collection,
    data: { title: 'T', image: String(image), _status: 'published' },
  })
  return { id, image: String(image) }
}

/** Whether an entry's row, its newest version and its picture are in the trash, and how often its deletion is recorded. */
async function stateOf({ id, image }: { id: string; image: string }) {
  await flushAuditTrail()
  const isTrashed = async (where: 'row' | 'version' | 'picture') => {
    const slug = where === 'picture' ? 'media' : collection
    const doc = await payload.findByID({
      collection: slug,
      id: where === 'picture' ? image : id,
      draft: where === 'version',
      trash: true,
    })
    return typeof doc.deletedAt === 'string'
  }
  const recorded: Where = { and: [{ documentId: { equals: id } }, { action: { equals: 'deleted' } }] }
  return {
    row: await isTrashed('row'),
    version: await isTrashed('version'),
    picture: await isTrashed('picture'),
    records: (await payload.count({ collection: 'audit', where: recorded })).totalDocs,
  }
}

it.each(['findVersions', 'updateOne'] as const)('a deletion that fails in %s can be repeated', async (method) => {
  const made = await createWithPicture()
  const failing = vi.spyOn(payload.db, method).mockRejectedValueOnce(reason)
  await expect(moveToTrash(req, collection, made.id)).rejects.toBe(reason)
  failing.mockRestore()
  expect(await stateOf(made)).toEqual({ row: false, version: false, picture: false, records: 0 })
  expect(await moveToTrash(req, collection, made.id)).toMatchObject({ id: made.id })
  expect(await stateOf(made)).toEqual({ row: true, version: true, picture: true, records: 1 })
})

it('a deletion whose picture cannot be put into the trash is done, recorded and logged', async () => {
  const made = await createWithPicture()
  const updateOne = payload.db.updateOne.bind(payload.db)
  const failing = vi
    .spyOn(payload.db, 'updateOne')
    .mockImplementation((args) => (args.collection === 'media' ? Promise.reject(reason) : updateOne(args)))
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  await moveToTrash(req, collection, made.id)
  failing.mockRestore()
  expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ err: reason }])
  logged.mockRestore()
  expect(await stateOf(made)).toEqual({ row: true, version: true, picture: false, records: 1 })
})
