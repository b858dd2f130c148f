import type { SiteContent } from '#contract/site-content.ts'

/** How to reach the firm, on printed pages only. */
export const PrintedAddress = ({ firmName, contact }: Pick<SiteContent, 'firmName' | 'contact'>) => (
  <address className="page hidden border-t border-line py-4 text-small not-italic print:block">
    {firmName} · {contact.phone} · {contact.email} · {contact.location}
  </address>
)
