import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { sourceOf } from '#collections/sources.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { resourceNames } from '#contract/index.ts'
import { readDemoContent } from '#cms/demo-content/read-demo-content.ts'
import { lastChanges } from './changes.ts'
import type { NamedSource } from './entries.ts'
import { setupChecklistOf } from './setup-checklist.ts'
import { waitingInquiries } from './inquiries.ts'
import { missingContentOf } from './missing-content.ts'
import { newestDrafts, nextScheduled } from './writing.ts'

const managed: readonly NamedSource[] = resourceNames
  .map((name) => ({ ...sourceOf(name), name }))
  .filter(({ type }) => type.create === 'staff')
const drafted = managed.filter(({ type }) => type.drafts)

/** Reads the start page's contents, as far as the user has access to them. */
export async function readDashboard(req: PayloadRequest): Promise<Dashboard> {
  const inquiries = await waitingInquiries(req)
  const drafts = await newestDrafts(req, drafted)
  const scheduled = await nextScheduled(req, drafted)
  const changes = await lastChanges(req)
  const lacks = await missingContentOf(req, managed)
  const administration = isAdministrator(req) ? await forAdministrators(req) : { firstDay: null, demo: null }
  return { inquiries, drafts, scheduled, changes, lacks, ...administration }
}

async function forAdministrators(req: PayloadRequest): Promise<Pick<Dashboard, 'firstDay' | 'demo'>> {
  const { entries, content } = await readDemoContent(req)
  return { firstDay: await setupChecklistOf(req, entries), demo: content }
}
