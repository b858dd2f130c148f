import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

let payload: Payload
let stop: () => Promise<void>
let runJobs: (payload: Payload) => Promise<() => Promise<void>>
let withLock: (payload: Payload, name: string, work: () => Promise<void>) => Promise<void>

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  runJobs = (await import('./run.ts')).runJobs
  withLock = (await import('#cms/locks/cluster-lock.ts')).withClusterLock
}, 30_000)
afterAll(() => stop())

const draft = async (title: string): Promise<string> =>
  String((await payload.create({ collection: 'abouts', data: { title }, draft: true })).id)

const publishAt = (id: string, waitUntil: Date) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'abouts', value: id } },
    waitUntil,
  })

const statusOf = async (id: string) => (await payload.findByID({ collection: 'abouts', id }))._status
const past = () => new Date(Date.now() - 1000)

describe('the job runner', () => {
  it('runs due jobs once and deletes them, and leaves later jobs waiting', async () => {
    const [now, later] = [await draft('Now'), await draft('Later')]
    await publishAt(now, past())
    await publishAt(later, new Date(Date.now() + 60_000))
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(now)).toBe('published')
    await end()
    expect(await statusOf(later)).toBe('draft')
    const { docs } = await payload.find({ collection: 'payload-jobs' })
    expect(docs.map(({ input }) => JSON.stringify(input))).toEqual([expect.stringContaining(later)])
  })

  it('runs jobs again that a stop interrupted', async () => {
    const id = await draft('Cut off')
    const job = await publishAt(id, past())
    await payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data: { processing: true } })
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(id)).toBe('published')
    await end()
  })

  it('publishes a scheduled entry under its lock', async () => {
    const id = await draft('Locked')
    const events: string[] = []
    let next: Promise<void> | undefined
    const { updateOne } = payload.db
    const spy = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection !== 'abouts') return updateOne.call(payload.db, args)
      spy.mockRestore()
      next = withLock(payload, `abouts ${id}`, async () => void events.push('the next change'))
      const written = await updateOne.call(payload.db, args)
      events.push('published')
      return written
    })
    await publishAt(id, past())
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(id)).toBe('published')
    await end()
    await next
    expect(events).toEqual(['published', 'the next change'])
  })

  it('reschedules jobs that fail', async () => {
    const job = await publishAt('00000000-0000-4000-8000-000000000000', past())
    const find = () => payload.findByID({ collection: 'payload-jobs', id: job.id })
    const end = await runJobs(payload)
    await expect.poll(async () => (await find()).totalTried).toBe(1)
    await end()
    const tried = await find()
    expect([tried.processing, tried.hasError]).toEqual([false, false])
    expect(Date.parse(tried.waitUntil ?? '')).toBeGreaterThan(Date.now())
    await payload.delete({ collection: 'payload-jobs', id: job.id })
  })

  it('does not publish what has become incomplete: its state says so, and the log once', async () => {
    const { scheduledOf, pendingSchedules } = await import('#cms/drafts/schedule.ts')
    const { log } = await import('#cms/common/log.ts')
    const warned = vi.spyOn(log, 'warn')
    const id = await draft('')
    const at = past()
    await publishAt(id, at)
    const scheduled = async () => (await scheduledOf({ payload }, 'abouts')).get(id) ?? []
    const failed = [{ action: 'publish', at: at.toISOString(), failed: 'Title is required' }]
    for (let round = 0; round < 2; round += 1) {
      const end = await runJobs(payload)
      await expect.poll(scheduled).toEqual(failed)
      await end()
    }
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { collection: 'abouts', id, problem: 'Title is required' },
      'a scheduled entry was not published',
    )
    expect(await statusOf(id)).toBe('draft')
    expect(pendingSchedules(await scheduled(), 'published')).toEqual([])
    expect(pendingSchedules(await scheduled(), 'changed')).toEqual(failed)
    // Publishes as the panel does; a later draft does not show the failed action.
    const save = { collection: 'abouts', id, depth: 0 } as const
    await payload.update({ ...save, data: { title: 'Complete', _status: 'published' } })
    expect(await scheduled()).toEqual([])
    await payload.update({ ...save, draft: true, data: { title: 'A new draft', _status: 'draft' } })
    expect(pendingSchedules(await scheduled(), 'changed')).toEqual([])
  })
})
