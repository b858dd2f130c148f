import type { Payload, Where } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'

const collection = 'abouts'
let payload: Payload
let repairVersions: (payload: Payload, waitForOthers?: (payload: Payload) => Promise<void>) => Promise<void>

preparePayload(async (started) => {
  payload = started
  repairVersions = (await import('./repair-drafts.ts')).repairVersions
})

const create = async (title: string, _status: 'draft' | 'published' = 'published'): Promise<string> => {
  const made = await payload.create({ collection, data: { title, _status }, draft: _status === 'draft' })
  return String(made.id)
}

const saveDraft = (id: string, title: string) =>
  payload.update({ collection, id, data: { title }, draft: true, autosave: true })

/** The titles in the newest version, in the row, and in the panel's list. */
async function titlesOf(id: string): Promise<{ newest: unknown[]; entry: unknown; listed: unknown[] }> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const versions = await payload.db.findVersions<{ title: { en: string } }>({ collection, where })
  const entry = await payload.findByID({ collection, id, disableErrors: true })
  const listed = await payload.find({ collection, draft: true, pagination: false })
  return {
    newest: versions.docs.map(({ version }) => version.title.en),
    entry: entry?.title,
    listed: listed.docs.filter((doc) => doc.id === id).map(({ title }) => title),
  }
}

const allEqualTo = (title: string) => ({ newest: [title], entry: title, listed: [title] })

beforeEach(async () => {
  await payload.delete({ collection, where: { id: { exists: true } } })
})

describe('repairing what a stop between two writes left inconsistent', () => {
  it('adds the missing first version of an entry', async () => {
    const id = await create('Alone')
    await payload.db.deleteVersions({ collection, where: { parent: { equals: id } } })
    expect((await titlesOf(id)).listed).toEqual([])
    await repairVersions(payload)
    expect(await titlesOf(id)).toEqual(allEqualTo('Alone'))
  })

  it('adds the missing version of a published entry and preserves the older ones', async () => {
    const id = await create('Before')
    await saveDraft(id, 'Draft')
    const updatedAt = new Date(Date.now() + 5).toISOString()
    await payload.db.updateOne({ collection, id, data: { title: { en: 'After' }, _status: 'published', updatedAt } })
    expect((await titlesOf(id)).newest).toEqual(['Draft'])
    await repairVersions(payload)
    expect(await titlesOf(id)).toEqual(allEqualTo('After'))
    expect((await payload.findVersions({ collection, where: { parent: { equals: id } } })).totalDocs).toBe(3)
  })

  it('copies the newest draft of an unpublished entry into its row', async () => {
    const id = await create('First', 'draft')
    await saveDraft(id, 'Second')
    expect((await titlesOf(id)).entry).toBe('Second')
    await payload.db.updateOne({
      collection,
      id,
      data: { title: { en: 'First' }, _status: 'draft', updatedAt: new Date(0).toISOString() },
    })
    await repairVersions(payload)
    expect(await titlesOf(id)).toEqual(allEqualTo('Second'))
  })

  it('clears the latest flag of the older of two versions that have it', async () => {
    const id = await create('Older')
    const [older] = (await payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
    await payload.update({ collection, id, data: { title: 'Newer' } })
    if (!older) throw new Error('no version')
    await payload.db.updateVersion({ collection, id: older.id, versionData: { ...older, latest: true } })
    expect((await titlesOf(id)).newest).toHaveLength(2)
    await repairVersions(payload)
    expect(await titlesOf(id)).toEqual(allEqualTo('Newer'))
  })

  it('goes on after an entry that cannot be repaired', async () => {
    const [broken, other] = [await create('Broken'), await create('Other')]
    for (const id of [broken, other]) await payload.db.deleteVersions({ collection, where: { parent: { equals: id } } })
    const { findOne } = payload.db
    vi.spyOn(payload.db, 'findOne').mockImplementation((wanted) =>
      JSON.stringify(wanted.where).includes(JSON.stringify(broken))
        ? Promise.reject(new RangeError('Invalid time value'))
        : findOne.call(payload.db, wanted),
    )
    await repairVersions(payload)
    vi.restoreAllMocks()
    expect((await titlesOf(other)).newest).toHaveLength(1)
    await repairVersions(payload)
    expect((await titlesOf(broken)).newest).toHaveLength(1)
  })

  it('deletes versions of a deleted entry and no others', async () => {
    const [gone, stays] = [await create('Gone'), await create('Stays')]
    await payload.db.deleteOne({ collection, where: { id: { equals: gone } } })
    expect((await payload.db.countVersions({ collection, where: {} })).totalDocs).toBe(2)
    await repairVersions(payload)
    expect((await payload.db.countVersions({ collection, where: {} })).totalDocs).toBe(1)
    expect(await titlesOf(stays)).toEqual(allEqualTo('Stays'))
  })
})

describe('repairing while another node writes', () => {
  const versions = async () => (await payload.db.countVersions({ collection, where: {} })).totalDocs

  it('does not delete the version of an entry created after the entries were read', async () => {
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

  it('does not add a version that the other node writes a moment later', async () => {
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

it('repairing does not change consistent entries: published, with a newer draft, unpublished, restored', async () => {
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
  const before = [await Promise.all(all.map(titlesOf)), await payload.db.findVersions({ collection, where: {} })]
  await repairVersions(payload)
  expect([await Promise.all(all.map(titlesOf)), await payload.db.findVersions({ collection, where: {} })]).toEqual(
    before,
  )
})
