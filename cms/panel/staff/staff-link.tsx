'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Leads from an entry in the panel to the same entry on the staff's screens; from one that is not saved yet to the list. */
export function StaffLink({ edit, list }: { edit: string; list: string }) {
  const { id } = useDocumentInfo()
  return (
    <a className="staff-link" href={id === undefined ? list : edit + encodeURIComponent(String(id))}>
      On the staff’s screens
    </a>
  )
}
