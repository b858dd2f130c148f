import type { ServerProps } from 'payload'

import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import { Mark } from './mark.tsx'

/** Shown above the sign-in form: the mark and the firm's name from the settings. */
export async function Logo({ payload }: ServerProps) {
  const { shortName } = await readSiteContent(payload)
  return (
    <span className="firm-logo">
      <Mark className="firm-logo__mark" />
      {shortName}
    </span>
  )
}
