import type { CollectionConfig } from 'payload'

import type { Resource } from '../contract/resource.ts'

type Admin = NonNullable<CollectionConfig['admin']>

/** Preview and live preview on the site's own page, under /preview/{path}/{id}. */
export function previewOptions(type: Resource) {
  const path = (document: Record<string, unknown>): string => `/preview/${type.path}/${String(document['id'])}`
  return {
    preview: path,
    livePreview: {
      url: ({ data }) => path(data),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  } satisfies Pick<Admin, 'preview' | 'livePreview'>
}
