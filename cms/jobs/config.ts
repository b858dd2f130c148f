import type { JobsConfig, SanitizedConfig } from 'payload'

import { SECOND_MS } from '#contract/time.ts'
import { ownTask } from '#cms/internals/payload-config.ts'
import { inquiryTask } from '#cms/mail/inquiry-task.ts'
import { resetTask } from '#cms/mail/reset-task.ts'

const never = () => false

/** Payload's job queue; only this server queues and runs jobs, and no route gives access to them. */
export const jobs: JobsConfig = {
  tasks: [inquiryTask, resetTask],
  access: { run: never, queue: never, cancel: never },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: never, create: never, update: never, delete: never },
  }),
}

/** Lets scheduled publishing be retried while the database is unavailable; Payload's own task has no retries. */
export function withRetries(config: SanitizedConfig): SanitizedConfig {
  ownTask(config, 'schedulePublish').retries = { attempts: 8, backoff: { type: 'exponential', delay: 2 * SECOND_MS } }
  return config
}
