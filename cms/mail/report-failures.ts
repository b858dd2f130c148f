import type { TaskConfig, TaskType } from 'payload'

import { log } from '#cms/common/log.ts'
import { triedUntil } from './retries.ts'

const CHECK = 'check SMTP_URL if the error is of the mail server'

/** A task that sends mails; each failure is logged with the time until which the mail is tried again, in place of Payload's line. */
export function reportFailures<Slug extends TaskType>(task: TaskConfig<Slug>): TaskConfig<Slug> {
  const { handler, retries } = task
  if (typeof handler !== 'function') throw new Error(`${task.slug} has no handler`)
  return {
    ...task,
    handler: async (args) => {
      try {
        return await handler(args)
      } catch (error) {
        const { job } = args
        const until = triedUntil(retries, job.totalTried ?? 0, Date.now())
        if (until) log.warn({ err: error, job, until }, `a mail could not be sent and is tried again: ${CHECK}`)
        else log.error({ err: error, job }, `a mail could not be sent and is not tried again: ${CHECK}`)
        throw error
      }
    },
  }
}
