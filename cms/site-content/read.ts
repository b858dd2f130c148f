import type { Payload, PayloadRequest } from 'payload'

import type { SiteContent } from '#contract/site-content.ts'
import { fillIn } from './fill-in.ts'

/** The site's current content. Read without access control, since all settings are shown on the site. */
export async function readSiteContent(payload: Payload, req?: PayloadRequest): Promise<SiteContent> {
  return fillIn(await payload.findGlobal({ slug: 'site-settings', depth: 1, ...(req ? { req } : {}) }))
}
