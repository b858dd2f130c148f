import type { JobsConfig, SanitizedConfig } from 'payload'

import { SECOND_MS } from '#contract/time.ts'
import { inquiryTask } from '#cms/mail/inquiry-task.ts'
import { resetTask } from '#cms/mail/reset-task.ts'

const nobody = () => false

/** Payload's queue: jobs are put there and run by this server itself, and nobody reaches them from outside. */
export const jobs: JobsConfig = {
  tasks: [inquiryTask, resetTask],
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  }),
}

/** Payload adds the task that publishes at a set time, and gives it up at the first failure: a database may be away for a while. */
export function withRetries(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.retries = { attempts: 8, backoff: { type: 'exponential', delay: 2 * SECOND_MS } }
  return config
}
