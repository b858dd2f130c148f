import type { ServerProps } from 'payload'

import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import { NewestInquiries } from './newest-inquiries.tsx'

/** Shown above the collections: links to the site and the staff's screens, and new inquiries. */
export async function Dashboard({ payload, permissions, user }: ServerProps) {
  const { firmName } = await readSiteContent(payload)
  return (
    <div className="firm-dashboard">
      <header className="firm-dashboard__head">
        <h1>{firmName}</h1>
        <nav aria-label="The firm’s screens" className="firm-dashboard__links">
          <a href="/" target="_blank" rel="noopener">
            Website
          </a>
          <a href="/dashboard">The staff’s screens</a>
          {permissions?.globals?.['site-settings']?.update && (
            <a href={`${payload.config.routes.admin}/globals/site-settings`}>The firm</a>
          )}
        </nav>
      </header>
      {user && permissions?.collections?.['inquiries']?.read && <NewestInquiries payload={payload} user={user} />}
    </div>
  )
}
