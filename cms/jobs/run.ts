import type { Payload, Where } from 'payload'

import { MINUTE_MS, SECOND_MS } from '#contract/time.ts'
import { dueJobs, JOBS, jobsInProcess, otherJobs, released, schedules } from '#cms/internals/payload-jobs.ts'
import { expiryAfter } from '#cms/common/expiry.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { tryWithClusterLock } from '#cms/locks/cluster-lock.ts'

const POLL_MS = 3 * SECOND_MS
/** No job takes this long: the node that ran it has died. */
const ABANDONED_MS = 10 * MINUTE_MS

/** Starts running due jobs every few seconds. Returns a function that stops this and waits for running jobs. */
export async function runJobs(payload: Payload): Promise<() => Promise<void>> {
  // SQLite has one process, so jobs still marked as processing were interrupted by a stop.
  if (isSqlite(payload.db)) await release(payload, new Date().toISOString())
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const poll = (): void => {
    running = runDue(payload)
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be run'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(poll, POLL_MS).unref()
      })
  }
  poll()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

async function runDue(payload: Payload): Promise<void> {
  const abandonedBefore = new Date(Date.now() - ABANDONED_MS).toISOString()
  const { totalDocs } = await payload.db.count({
    collection: JOBS,
    where: { or: [dueJobs(new Date().toISOString()), abandoned(abandonedBefore)] },
  })
  if (totalDocs === 0) return
  await tryWithClusterLock(payload, 'jobs', async () => {
    await release(payload, abandonedBefore)
    const common = { allQueues: true, limit: 20, silent: { info: true } }
    await Promise.all([
      // After a stop several may be due for one entry: its state is that of the last of them.
      payload.jobs.run({ ...common, where: schedules, processingOrder: 'waitUntil', sequential: true }),
      // Mails do not wait for one another: a mail server may take long for each.
      payload.jobs.run({ ...common, where: otherJobs }),
    ])
  })
}

/** Processing and not updated since this time, or updated in the future because a clock was wrong. */
const abandoned = (before: string): Where => jobsInProcess({ before, after: expiryAfter(ABANDONED_MS) })

const release = async (payload: Payload, before: string): Promise<void> =>
  void (await payload.db.updateMany({
    collection: JOBS,
    where: abandoned(before),
    data: released,
    returning: false,
  }))
