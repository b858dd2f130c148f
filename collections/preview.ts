import type { CollectionConfig } from 'payload'

type Admin = NonNullable<CollectionConfig['admin']>

/** Shown beside the form as the site's own page, and linked to; the site knows these addresses by the type's path. */
export function previewOptions(path: 'blog' | 'service') {
  const address = (document: Record<string, unknown>): string => `/preview/${path}/${String(document['id'])}`
  return {
    preview: address,
    livePreview: {
      url: ({ data }) => address(data),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  } satisfies Pick<Admin, 'preview' | 'livePreview'>
}
