import type { Payload } from 'payload'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { YEAR_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let withLease: (payload: Payload, name: string, work: () => Promise<void>) => Promise<void>

preparePayload(async (started) => {
  payload = started
  withLease = (await import('./cluster-lock.ts')).tryWithClusterLock
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
      expect.objectContaining({ lease: 'lease unreleased' }),
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
    ['that expires in ten years, since a clock was wrong', 10 * YEAR_MS, true],
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
