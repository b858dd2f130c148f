import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { TRASH_DAYS } from '#contract/trash.ts'
import { getSettings } from '#cms/common/environment.ts'
import { repairVersions } from '#cms/drafts/repair-drafts.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { purgeTrash } from './purge-trash.ts'
import { moveToTrash } from './trash.ts'

let payload: Payload
let req: PayloadRequest
preparePayload(async (started) => {
  payload = started
  req = await createLocalReq({}, payload)
})

/** The time at which a document that is deleted now is deleted permanently, and the moment before it. */
const [due, early] = [0, -DAY_MS / 2].map((ms) => Date.now() + TRASH_DAYS * DAY_MS + DAY_MS / 4 + ms)

let count = 0
async function addPicture(): Promise<{ id: string; file: string }> {
  count += 1
  const filename = `${String(count).padStart(32, '0')}-00000000.png`
  const file = path.join(getSettings().mediaDir, filename)
  await writeFile(file, 'a picture')
  const { id } = await payload.db.create({ collection: 'media', data: { filename, width: 4, height: 3, frames: 1 } })
  return { id: String(id), file }
}

const idsIn = async (collection: 'media' | 'teams' | 'abouts'): Promise<string[]> =>
  (await payload.db.find<{ id: string }>({ collection, pagination: false })).docs.map(({ id }) => String(id))

beforeEach(async () => {
  for (const collection of ['teams', 'abouts', 'media'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
})

it('permanently deletes documents that have been there for so long, their pictures after them, and records it', async () => {
  const { id: image } = await addPicture()
  const team = await payload.create({ collection: 'teams', data: { name: 'N', post: 'P', image } })
  const other = await payload.create({ collection: 'teams', data: { name: 'Stays', post: 'P' } })
  await moveToTrash(req, 'teams', team.id)
  await purgeTrash(payload, early)
  expect([await idsIn('teams'), await idsIn('media')]).toEqual([[team.id, other.id], [image]])
  await purgeTrash(payload, due)
  expect([await idsIn('teams'), await idsIn('media')]).toEqual([[other.id], []])
  const where = { documentId: { in: [team.id, image] } }
  await vi.waitFor(async () => {
    const { docs } = await payload.db.find<Record<string, unknown>>({ collection: 'audit', where, sort: 'at' })
    expect(docs.map(({ action, who }) => [action, who])).toEqual(
      Array.from({ length: 2 }, () => ['deleted for good', 'the server, after 30 days in the trash']),
    )
  })
})

it('keeps a picture that an entry in the trash or a version has, however long it is there', async () => {
  const [inVersion, inTrash] = [await addPicture(), await addPicture()]
  const about = await payload.create({
    collection: 'abouts',
    data: { title: 'T', image: inVersion.id, _status: 'published' },
  })
  await payload.update({ collection: 'abouts', id: about.id, data: { image: null, _status: 'published' } })
  const team = await payload.create({ collection: 'teams', data: { name: 'N', post: 'P', image: inTrash.id } })
  await moveToTrash(req, 'teams', team.id)
  const old = { deletedAt: new Date(0).toISOString() }
  for (const { id } of [inVersion, inTrash]) await payload.db.updateOne({ collection: 'media', id, data: old })
  await purgeTrash(payload, early)
  expect((await idsIn('media')).toSorted()).toEqual([inVersion.id, inTrash.id])
})

it('a stop between an entry and its version is repaired in both directions', async () => {
  const about = await payload.create({ collection: 'abouts', data: { title: 'T', _status: 'published' } })
  const inPanel = async () =>
    (await payload.find({ collection: 'abouts', draft: true, trash: true })).docs.map(
      ({ deletedAt }) => deletedAt ?? null,
    )
  const deletedAt = new Date().toISOString()
  for (const value of [deletedAt, null]) {
    await payload.db.updateOne({ collection: 'abouts', id: about.id, data: { deletedAt: value, updatedAt: null } })
    expect(await inPanel()).not.toEqual([value])
    await repairVersions(payload)
    expect(await inPanel()).toEqual([value])
  }
})
