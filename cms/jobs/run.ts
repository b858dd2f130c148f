import type { Payload, Where } from 'payload'

import { endOf } from '#cms/locks/expiry.ts'
import { log } from '#cms/common/log.ts'
import { withLease } from '#cms/locks/lease.ts'

const LOOK_MS = 3000
/** No job takes so long: whoever had it is gone. */
const GIVEN_UP_MS = 10 * 60 * 1000

const collection = 'payload-jobs'

/** Runs the jobs that are due, every few seconds. Answers how to stop: it waits for those that are under way. */
export async function runJobs(payload: Payload): Promise<() => Promise<void>> {
  // The one process on its SQLite file: what is still marked as under way, a stop has cut off.
  if (payload.db.name === 'sqlite') await release(payload, new Date().toISOString())
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  const look = (): void => {
    underWay = runDue(payload)
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be run'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_MS).unref()
      })
  }
  look()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await underWay
  }
}

async function runDue(payload: Payload): Promise<void> {
  const givenUp = new Date(Date.now() - GIVEN_UP_MS).toISOString()
  const { totalDocs } = await payload.db.count({ collection, where: { or: [due(), left(givenUp)] } })
  if (totalDocs === 0) return
  await withLease(payload, 'jobs', async () => {
    await release(payload, givenUp)
    await payload.jobs.run({ allQueues: true, limit: 20, silent: { info: true } })
  })
}

const due = (): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
    { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }] },
  ],
})

/** Marked as under way, and untouched since; or marked when the clock was wrong. */
const left = (before: string): Where => ({
  and: [
    { processing: { equals: true } },
    { or: [{ updatedAt: { less_than: before } }, { updatedAt: { greater_than: endOf(GIVEN_UP_MS) } }] },
  ],
})

const release = async (payload: Payload, before: string): Promise<void> =>
  void (await payload.db.updateMany({ collection, where: left(before), data: { processing: false }, returning: false }))
