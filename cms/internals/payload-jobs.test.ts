import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { dueJobs, JOBS, jobsInProcess, readScheduledJob, released, scheduledJobs } from './payload-jobs.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('the jobs’ collection has the fields that are queried', () => {
  const text = JSON.stringify([dueJobs(''), jobsInProcess({ before: '', after: '' }), released])
  const names = payload.collections[JOBS].config.flattenedFields.map(({ name }) => name)
  const queried = [...new Set([...text.matchAll(/"([a-z]+[A-Z]\w+|processing)":/g)].map(([, name = '']) => name))]
  expect(queried.sort()).toEqual(['completedAt', 'hasError', 'processing', 'updatedAt', 'waitUntil'])
  expect(names).toEqual(expect.arrayContaining(queried))
})

it('jobs that are due are those that Payload runs, also after they were released', async () => {
  const count = async () =>
    (await payload.count({ collection: JOBS, where: dueJobs(new Date().toISOString()) })).totalDocs
  const queue = (waitUntil?: Date) =>
    payload.jobs.queue({ task: 'mailResetLink', input: { user: 'none' }, ...(waitUntil ? { waitUntil } : {}) })
  const { id } = await queue()
  await queue(new Date(Date.now() - 1000))
  await queue(new Date(Date.now() + 60_000))
  expect(await count()).toBe(2)
  await payload.db.updateOne({ collection: JOBS, id, data: { processing: true } })
  expect(await count()).toBe(1)
  await payload.db.updateOne({ collection: JOBS, id, data: released })
  expect(await count()).toBe(2)
  await payload.jobs.run({ allQueues: true, silent: true })
  expect(await count()).toBe(0)
})

it('scheduled publishing is a job that names the entry, what happens to it, and when', async () => {
  const at = '2999-01-01T00:00:00.000Z'
  const queue = (type: 'publish' | 'unpublish', value: string) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'abouts', value } },
      waitUntil: new Date(at),
    })
  for (const type of ['publish', 'unpublish'] as const) await queue(type, 'one')
  await queue('publish', 'another')
  const find = async (id?: string) =>
    (await payload.db.find({ collection: JOBS, where: scheduledJobs('abouts', id), sort: 'createdAt' })).docs
  expect((await find('one')).map(readScheduledJob)).toEqual([
    { collection: 'abouts', entry: 'one', action: 'publish', at },
    { collection: 'abouts', entry: 'one', action: 'unpublish', at },
  ])
  expect(await find()).toHaveLength(3)
  expect((await payload.db.find({ collection: JOBS, where: scheduledJobs('blogs') })).docs).toEqual([])
})
