import type { PayloadRequest } from 'payload'

import type { DemoContent } from '#contract/dashboard.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { type DemoEntries, demoContentOf, findDemoEntries } from './state.ts'

/** The present entries of the demo content, and their summary for the staff's screens. */
export async function readDemoContent(req: PayloadRequest): Promise<{ entries: DemoEntries; content: DemoContent }> {
  const entries = await findDemoEntries(req)
  const names = await userNames(
    req.payload,
    entries.removals.map(({ by }) => by),
  )
  return { entries, content: demoContentOf(entries, names) }
}
