import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

let payload: Payload
let stop: () => Promise<void>
let runJobs: (payload: Payload) => Promise<() => Promise<void>>
let withLease: (payload: Payload, name: string, work: () => Promise<void>) => Promise<void>

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  runJobs = (await import('./run.ts')).runJobs
  withLease = (await import('#cms/locks/cluster-lock.ts')).withLease
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

  it('reschedules jobs that fail', async () => {
    const id = await draft('')
    const job = await publishAt(id, past())
    const find = () => payload.findByID({ collection: 'payload-jobs', id: job.id })
    const end = await runJobs(payload)
    await expect.poll(async () => (await find()).totalTried).toBe(1)
    await end()
    const tried = await find()
    expect([tried.processing, tried.hasError]).toEqual([false, false])
    expect(Date.parse(tried.waitUntil ?? '')).toBeGreaterThan(Date.now())
    expect(await statusOf(id)).toBe('draft')
  })
})

describe('a lease', () => {
  it('is held by one holder at a time and is released afterwards, also after a failure', async () => {
    const done: string[] = []
    await withLease(payload, 'one', async () => {
      await withLease(payload, 'one', async () => void done.push('twice'))
      await withLease(payload, 'another', async () => void done.push('another'))
    })
    const failing = withLease(payload, 'one', () => Promise.reject(new Error('failed')))
    await expect(failing).rejects.toThrow('failed')
    await withLease(payload, 'one', async () => void done.push('again'))
    expect(done).toEqual(['another', 'again'])
  })

  it('is renewed while the work goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const end = async () => {
      const { docs } = await payload.find({ collection: 'receipts', where: { key: { equals: 'lease long' } } })
      return Date.parse(docs[0]?.expiresAt ?? '')
    }
    await withLease(payload, 'long', async () => {
      const before = await end()
      await vi.advanceTimersByTimeAsync(5000)
      await expect.poll(end).toBeGreaterThan(before)
    })
    expect(await end()).toBeNaN()
  })

  it('that cannot be released does not fail the work, is logged, and expires', async () => {
    const { log } = await import('#cms/common/log.ts')
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { deleteMany } = payload.db
    const away = vi.spyOn(payload.db, 'deleteMany')
    onTestFinished(() => {
      away.mockRestore()
      logged.mockRestore()
    })
    const done: string[] = []
    await withLease(payload, 'unreleased', async () => {
      done.push('once')
      away.mockRejectedValue(new Error('the database is away'))
    })
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'lease unreleased' }),
      expect.any(String),
    )
    away.mockImplementation(deleteMany.bind(payload.db))
    await withLease(payload, 'unreleased', async () => void done.push('too early'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 })
    onTestFinished(() => void vi.useRealTimers())
    await withLease(payload, 'unreleased', async () => void done.push('after it expired'))
    expect(done).toEqual(['once', 'after it expired'])
  })

  it.each([
    ['that expired', -1, true],
    ['that expires in 15 s', 15_000, false],
    ['that expires in ten years, since a clock was wrong', 10 * 365 * 24 * 60 * 60 * 1000, true],
  ])('of a node that died, %s (in %i ms), is free for another node: %s', async (name, ms, expected) => {
    const data = {
      key: `lease ${name}`,
      fingerprint: 'another node',
      expiresAt: new Date(Date.now() + ms).toISOString(),
    }
    await payload.db.create({ collection: 'receipts', data })
    let isDone = false
    await withLease(payload, name, async () => void (isDone = true))
    expect(isDone).toBe(expected)
  })
})
