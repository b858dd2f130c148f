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
/** Jobs of one kind that are run before due ones are looked for again. */
const MOST_AT_ONCE = 20

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
    // The lock is held until both have ended.
    const ended = await Promise.allSettled([
      runSchedules(payload),
      // Mails do not wait for one another: a mail server may take long for each.
      payload.jobs.run({ ...common, where: otherJobs, limit: MOST_AT_ONCE }),
    ])
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  })
}

const common = { allQueues: true, silent: { info: true } } as const

/**
 * Runs due schedules in the order of their times: after a stop several may be due for one entry, whose state is that of the last of them.
 * Each is claimed by itself: Payload ends a run at the first error that it cannot store, and the other claimed jobs would stay `processing`.
 */
async function runSchedules(payload: Payload): Promise<void> {
  for (let run = 0; run < MOST_AT_ONCE; run += 1) {
    const { noJobsRemaining } = await payload.jobs.run({
      ...common,
      where: schedules,
      processingOrder: 'waitUntil',
      limit: 1,
    })
    if (noJobsRemaining) return
  }
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
