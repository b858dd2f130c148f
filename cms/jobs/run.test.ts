import { setTimeout as pause } from 'node:timers/promises'

import { type Payload, ValidationError } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let runJobs: (payload: Payload) => Promise<() => Promise<void>>
let withLock: (payload: Payload, name: string, work: () => Promise<void>) => Promise<void>

preparePayload(async (started) => {
  payload = started
  runJobs = (await import('./run.ts')).runJobs
  withLock = (await import('#cms/locks/cluster-lock.ts')).withClusterLock
})

const draft = async (title: string): Promise<string> =>
  String((await payload.create({ collection: 'abouts', data: { title }, draft: true })).id)

const scheduleAt = (id: string, type: 'publish' | 'unpublish', waitUntil: Date) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'abouts', value: id } },
    waitUntil,
  })

const publishAt = (id: string, waitUntil: Date) => scheduleAt(id, 'publish', waitUntil)

const statusOf = async (id: string) => (await payload.findByID({ collection: 'abouts', id }))._status
const GONE = '00000000-0000-4000-8000-000000000000'
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

  it('leaves what else is scheduled for an entry that it publishes', async () => {
    const id = await draft('Twice')
    const again = new Date(Date.now() + 60_000)
    await publishAt(id, past())
    await publishAt(id, again)
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(id)).toBe('published')
    await end()
    const { docs } = await payload.find({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } })
    expect(docs.map(({ waitUntil }) => waitUntil)).toEqual([again.toISOString()])
    await payload.delete({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } })
  })

  it.each([
    ['publish', 'unpublish', 'draft', 0],
    ['unpublish', 'publish', 'published', 0],
    ['publish', 'unpublish', 'draft', 1],
  ] as const)(
    'does overdue actions of an entry in the order of their times: %s, then %s: %s, if the first fails %d times',
    async (first, last, state, failures) => {
      const [id, filler] = [await draft('Overdue'), await draft('Other')]
      await scheduleAt(id, last, past())
      // More than are run at once: the earlier action is made last of all.
      for (let n = 0; n < 20; n += 1) await publishAt(filler, past())
      await scheduleAt(id, first, new Date(Date.now() - 10_000))
      const spy = vi.spyOn(payload, 'update')
      for (let n = 0; n < failures; n += 1) spy.mockRejectedValueOnce(new Error('the database does not answer'))
      const end = await runJobs(payload)
      const ofThese = { 'input.doc.value': { in: [id, filler] } }
      const left = async () => (await payload.count({ collection: 'payload-jobs', where: ofThese })).totalDocs
      await expect.poll(left, { timeout: 10_000 }).toBe(0)
      await end()
      spy.mockRestore()
      expect(await statusOf(id)).toBe(state)
    },
  )

  it('leaves other schedules waiting if the failure of one cannot be stored', async () => {
    const [first, second] = [await draft('Not stored'), await draft('Next')]
    await publishAt(first, new Date(Date.now() - 10_000))
    const { id } = await publishAt(second, past())
    const spy = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('the database does not answer'))
    const { updateJobs } = payload.db
    const stored = vi.spyOn(payload.db, 'updateJobs').mockImplementation(async (args) => {
      if (args.data['totalTried'] !== 1) return updateJobs.call(payload.db, args)
      stored.mockRestore()
      throw new Error('the database does not answer')
    })
    const end = await runJobs(payload)
    await end()
    spy.mockRestore()
    expect(vi.isMockFunction(payload.db.updateJobs), 'a failure was to be stored').toBe(false)
    expect(await payload.findByID({ collection: 'payload-jobs', id })).toMatchObject({ processing: false })
    const again = await runJobs(payload)
    await expect.poll(() => statusOf(second)).toBe('published')
    await again()
  })

  it.each(['schedules', 'mails'])(
    'holds its lock until all jobs have ended, also if running %s fails',
    async (failing) => {
      await publishAt(await draft('Held'), past())
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const spy = vi.spyOn(payload.db, 'updateJobs').mockImplementation(async ({ where }) => {
        const isSchedules = JSON.stringify(where).includes('"equals":"schedulePublish"')
        if (isSchedules === (failing === 'schedules')) throw new Error('the database does not answer')
        await held
        return []
      })
      const where = { key: { equals: 'lease jobs' } }
      const isHeld = async () => (await payload.db.count({ collection: 'receipts', where })).totalDocs > 0
      const end = await runJobs(payload)
      await expect.poll(() => spy.mock.calls.length).toBe(2)
      await pause(50)
      expect(await isHeld()).toBe(true)
      release()
      await end()
      spy.mockRestore()
      expect(await isHeld()).toBe(false)
      const done = await runJobs(payload)
      await done()
    },
  )

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

  it('does not publish what is cancelled while the job waits for the entry’s lock', async () => {
    const id = await draft('Cancelled')
    const { unschedule } = await import('#cms/drafts/plan-schedule.ts')
    await publishAt(id, past())
    let end: (() => Promise<void>) | undefined
    await withLock(payload, `abouts ${id}`, async () => {
      end = await runJobs(payload)
      const where = { processing: { equals: true } }
      await expect.poll(async () => (await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(1)
      await unschedule({ payload }, 'abouts', id, ['publish'])
    })
    await end?.()
    expect(await statusOf(id)).toBe('draft')
  })

  it('reschedules jobs that fail, which are shown with the time that was set', async () => {
    const { scheduledOf } = await import('#cms/drafts/plan-schedule.ts')
    const [id, at] = [await draft('Later'), past()]
    const job = await publishAt(id, at)
    const find = () => payload.findByID({ collection: 'payload-jobs', id: job.id })
    const spy = vi.spyOn(payload, 'update').mockRejectedValue(new Error('the database does not answer'))
    for (const tries of [1, 2]) {
      const end = await runJobs(payload)
      await expect.poll(async () => (await find()).totalTried).toBe(tries)
      await end()
      const tried = await find()
      expect([tried.processing, tried.hasError]).toEqual([false, false])
      expect(Date.parse(tried.waitUntil ?? '')).toBeGreaterThan(Date.now())
      expect((await scheduledOf({ payload }, 'abouts')).get(id)).toEqual([{ action: 'publish', at: at.toISOString() }])
      const data = { waitUntil: past().toISOString() }
      await payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data })
    }
    spy.mockRestore()
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(id)).toBe('published')
    await end()
  })

  it('does not try again what is refused: its state says why', async () => {
    const { scheduledOf } = await import('#cms/drafts/plan-schedule.ts')
    const [id, at] = [await draft('Refused'), past()]
    await publishAt(id, at)
    const error = new ValidationError({ errors: [{ path: 'title', message: 'Title is not valid' }] })
    const spy = vi.spyOn(payload, 'update').mockRejectedValue(error)
    const end = await runJobs(payload)
    const failed = [{ action: 'publish', at: at.toISOString(), failed: 'Title is not valid' }]
    await expect.poll(async () => (await scheduledOf({ payload }, 'abouts')).get(id)).toEqual(failed)
    await end()
    spy.mockRestore()
    expect(await statusOf(id)).toBe('draft')
  })

  it('publishes for a person whose account was removed since', async () => {
    const id = await draft('By one who left')
    const user = { relationTo: 'users', value: GONE } as const
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'abouts', value: id }, user },
      waitUntil: past(),
    })
    const end = await runJobs(payload)
    await expect.poll(() => statusOf(id)).toBe('published')
    await end()
  })

  it('forgets what is scheduled for an entry that is gone', async () => {
    await publishAt(GONE, past())
    const end = await runJobs(payload)
    const where = { 'input.doc.value': { equals: GONE } }
    await expect.poll(async () => (await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0)
    await end()
  })

  it('does not publish a text that has become invalid in any language', async () => {
    const { scheduledOf } = await import('#cms/drafts/plan-schedule.ts')
    const [id, at] = [await draft('In two languages'), past()]
    const children = [{ type: 'link', version: 1, fields: { url: 'https://' }, children: [] }]
    const description = {
      root: { type: 'root', version: 1, children, direction: null, format: '' as const, indent: 0 },
    }
    await payload.update({ collection: 'abouts', id, locale: 'ne', draft: true, data: { description } })
    await publishAt(id, at)
    const end = await runJobs(payload)
    const failed = expect.stringContaining('In नेपाली: A link leads to “https://”')
    await expect
      .poll(async () => (await scheduledOf({ payload }, 'abouts')).get(id))
      .toEqual([{ action: 'publish', at: at.toISOString(), failed }])
    await end()
    expect(await statusOf(id)).toBe('draft')
  })

  it('does not publish what has become incomplete: its state says so, and the log once', async () => {
    const { scheduledOf, pendingSchedules } = await import('#cms/drafts/plan-schedule.ts')
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
      'what was scheduled for an entry is not possible',
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
