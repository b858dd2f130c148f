import type { CollectionConfig } from 'payload'

import type { Resource } from '#contract/resource.ts'
import { staffEditPath, staffListPath } from '#contract/staff-paths.ts'

/** Adds to the panel's form of an entry the link to the same entry on the staff's screens; those of inquiries are on one screen. */
export function withStaffLink(collection: CollectionConfig, type: Resource): CollectionConfig {
  const clientProps = type.update
    ? { edit: staffEditPath(type, ''), list: staffListPath(type) }
    : { edit: '/inquiry-list#', list: '/inquiry-list' }
  const { components } = collection.admin ?? {}
  const { beforeDocumentControls = [] } = components?.edit ?? {}
  const link = { path: '/staff/staff-link.tsx#StaffLink', clientProps }
  const edit = { ...components?.edit, beforeDocumentControls: [...beforeDocumentControls, link] }
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
}
