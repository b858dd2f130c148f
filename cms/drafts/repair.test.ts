import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

const collection = 'abouts'
let payload: Payload
let stop: () => Promise<void>
let repairVersions: (payload: Payload, moment?: (payload: Payload) => Promise<void>) => Promise<void>

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  repairVersions = (await import('./repair.ts')).repairVersions
}, 30_000)
afterAll(() => stop())

const create = async (title: string, _status: 'draft' | 'published' = 'published'): Promise<string> => {
  const made = await payload.create({ collection, data: { title, _status }, draft: _status === 'draft' })
  return String(made.id)
}

const saveDraft = (id: string, title: string) =>
  payload.update({ collection, id, data: { title }, draft: true, autosave: true })

/** What the panel shows, and what visitors would be shown. */
async function told(id: string): Promise<{ newest: unknown[]; entry: unknown; listed: unknown[] }> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const versions = await payload.db.findVersions<{ title: string }>({ collection, where })
  const entry = await payload.findByID({ collection, id, disableErrors: true })
  const listed = await payload.find({ collection, draft: true, pagination: false })
  return {
    newest: versions.docs.map(({ version }) => version.title),
    entry: entry?.title,
    listed: listed.docs.filter((doc) => doc.id === id).map(({ title }) => title),
  }
}

const agreed = (title: string) => ({ newest: [title], entry: title, listed: [title] })

beforeEach(async () => {
  await payload.delete({ collection, where: { id: { exists: true } } })
})

describe('after a stop between two writes', () => {
  it('an entry without its first version gets it', async () => {
    const id = await create('Alone')
    await payload.db.deleteVersions({ collection, where: { parent: { equals: id } } })
    expect((await told(id)).listed).toEqual([])
    await repairVersions(payload)
    expect(await told(id)).toEqual(agreed('Alone'))
  })

  it('an entry that was published without a version of it gets one, and the older one stays in the history', async () => {
    const id = await create('Before')
    await saveDraft(id, 'Draft')
    const updatedAt = new Date(Date.now() + 5).toISOString()
    await payload.db.updateOne({ collection, id, data: { title: 'After', _status: 'published', updatedAt } })
    expect((await told(id)).newest).toEqual(['Draft'])
    await repairVersions(payload)
    expect(await told(id)).toEqual(agreed('After'))
    expect((await payload.findVersions({ collection, where: { parent: { equals: id } } })).totalDocs).toBe(3)
  })

  it('an unpublished entry that did not follow its newest draft follows it', async () => {
    const id = await create('First', 'draft')
    await saveDraft(id, 'Second')
    expect((await told(id)).entry).toBe('Second')
    await payload.db.updateOne({ collection, id, data: { title: 'First', updatedAt: new Date(0).toISOString() } })
    await repairVersions(payload)
    expect(await told(id)).toEqual(agreed('Second'))
  })

  it('of two versions marked as the newest the newer one keeps the mark', async () => {
    const id = await create('Older')
    const [older] = (await payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
    await payload.update({ collection, id, data: { title: 'Newer' } })
    if (!older) throw new Error('no version')
    await payload.db.updateVersion({ collection, id: older.id, versionData: { ...older, latest: true } })
    expect((await told(id)).newest).toHaveLength(2)
    await repairVersions(payload)
    expect(await told(id)).toEqual(agreed('Newer'))
  })

  it('versions of an entry that is gone go, and the others stay', async () => {
    const [gone, stays] = [await create('Gone'), await create('Stays')]
    await payload.db.deleteOne({ collection, where: { id: { equals: gone } } })
    expect((await payload.db.countVersions({ collection, where: {} })).totalDocs).toBe(2)
    await repairVersions(payload)
    expect((await payload.db.countVersions({ collection, where: {} })).totalDocs).toBe(1)
    expect(await told(stays)).toEqual(agreed('Stays'))
  })
})

describe('what another node is just writing is left to it', () => {
  const versions = async () => (await payload.db.countVersions({ collection, where: {} })).totalDocs

  it('an entry made after the entries were read keeps its version', async () => {
    const { find } = payload.db
    const reading = vi.spyOn(payload.db, 'find').mockImplementation(async (wanted) => {
      const found = await find.call(payload.db, wanted)
      if (wanted.collection !== collection) return found
      reading.mockRestore()
      await create('Made meanwhile')
      return found
    })
    await repairVersions(payload)
    expect(await versions()).toBe(1)
  })

  it('an entry whose version is written a moment later has that one', async () => {
    const id = await create('Half written')
    const [version] = (await payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
    if (!version) throw new Error('no version')
    await payload.db.deleteVersions({ collection, where: { parent: { equals: id } } })
    await repairVersions(payload, async () => {
      const { createdAt, updatedAt, version: versionData } = version
      await payload.db.createVersion({
        collectionSlug: collection,
        parent: id,
        autosave: false,
        createdAt,
        updatedAt,
        versionData,
      })
    })
    expect(await versions()).toBe(1)
  })
})

it('what agrees is left alone: published, with a newer draft, unpublished, restored', async () => {
  const published = await create('Published')
  const ahead = await create('Ahead')
  await saveDraft(ahead, 'Newer draft')
  const withdrawn = await create('Withdrawn')
  await payload.update({ collection, id: withdrawn, data: { _status: 'draft' } })
  const restored = await create('Restored')
  const [first] = (await payload.findVersions({ collection, where: { parent: { equals: restored } } })).docs
  await payload.update({ collection, id: restored, data: { title: 'Changed' } })
  await payload.restoreVersion({ collection, id: String(first?.id) })
  const all = [published, ahead, withdrawn, restored]
  const before = [await Promise.all(all.map(told)), await payload.db.findVersions({ collection, where: {} })]
  await repairVersions(payload)
  expect([await Promise.all(all.map(told)), await payload.db.findVersions({ collection, where: {} })]).toEqual(before)
})
