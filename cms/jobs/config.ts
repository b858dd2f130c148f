import type { JobsConfig } from 'payload'

import { denyAll } from '#collections/access.ts'
import { assignmentMailTask } from '#cms/mail/assignment-mail-task.ts'
import { inquiryTask } from '#cms/mail/office-mail-task.ts'
import { passwordLinkTask } from '#cms/mail/password-link-task.ts'
import { reportFailures } from '#cms/mail/report-failures.ts'
import { confirmationTask, replyTask } from '#cms/mail/visitor-mail-tasks.ts'

/** Payload's job queue; only this server queues and runs jobs, and no route gives access to them. */
export const jobs: JobsConfig = {
  tasks: [
    reportFailures(inquiryTask),
    reportFailures(assignmentMailTask),
    reportFailures(confirmationTask),
    reportFailures(replyTask),
    reportFailures(passwordLinkTask),
  ],
  access: { run: denyAll, queue: denyAll, cancel: denyAll },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  }),
}
