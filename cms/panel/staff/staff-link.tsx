'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** The link from an entry in the panel to the same entry on the staff's screens; to the list if it is not saved yet. */
export function StaffLink({ edit, list }: { edit: string; list: string }) {
  const { id } = useDocumentInfo()
  return (
    <a className="staff-link" href={id === undefined ? list : edit + encodeURIComponent(String(id))}>
      On the staff’s screens
    </a>
  )
}
