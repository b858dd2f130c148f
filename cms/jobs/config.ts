import type { JobsConfig } from 'payload'

import { assignmentMailTask } from '#cms/mail/assignment-mail-task.ts'
import { inquiryTask } from '#cms/mail/office-mail-task.ts'
import { passwordLinkTask } from '#cms/mail/password-link-task.ts'
import { confirmationTask, replyTask } from '#cms/mail/visitor-mail-tasks.ts'

const never = () => false

/** Payload's job queue; only this server queues and runs jobs, and no route gives access to them. */
export const jobs: JobsConfig = {
  tasks: [inquiryTask, assignmentMailTask, confirmationTask, replyTask, passwordLinkTask],
  access: { run: never, queue: never, cancel: never },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: never, create: never, update: never, delete: never },
  }),
}
