import type { Payload, PayloadRequest } from 'payload'

import type { SiteContent } from '#contract/site-content.ts'
import { fillIn } from './fill-in.ts'

/** What the firm says of itself now. Open to all: settings hold nothing that the site does not show. */
export async function readSiteContent(payload: Payload, req?: PayloadRequest): Promise<SiteContent> {
  return fillIn(await payload.findGlobal({ slug: 'site-settings', depth: 1, ...(req ? { req } : {}) }))
}
