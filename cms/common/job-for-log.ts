import { isRecord } from '#contract/narrow.ts'

/** What is logged of a job: which one, and how often it was tried. */
export const jobForLog = (job: unknown): unknown =>
  isRecord(job) ? { id: job['id'], taskSlug: job['taskSlug'], totalTried: job['totalTried'] } : undefined
