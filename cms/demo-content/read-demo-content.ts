import type { PayloadRequest } from 'payload'

import type { DemoContent } from '#contract/dashboard.ts'
import { namesOf } from '#cms/inquiries/desk.ts'
import { type DemoEntries, demoContentOf, findDemoEntries } from './state.ts'

/** The demo content as it is now: its entries, and what the staff's screens say of them. */
export async function readDemoContent(req: PayloadRequest): Promise<{ entries: DemoEntries; content: DemoContent }> {
  const entries = await findDemoEntries(req)
  const names = await namesOf(
    req.payload,
    entries.removals.map(({ by }) => by),
  )
  return { entries, content: demoContentOf(entries, names) }
}
