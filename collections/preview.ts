import type { CollectionConfig } from 'payload'

import { pathIn } from '../contract/language-path.ts'
import { languageOf } from '../contract/languages.ts'
import type { Resource } from '../contract/resource.ts'

type Admin = NonNullable<CollectionConfig['admin']>

/** Preview and live preview on the site's own page, under /preview/{path}/{id} in the language that is edited. */
export function previewOptions(type: Resource) {
  const path = (document: Record<string, unknown>, language: unknown): string =>
    pathIn(languageOf(language), `/preview/${type.path}/${String(document['id'])}`)
  return {
    preview: (document, { locale }) => path(document, locale),
    livePreview: {
      url: ({ data, locale }) => path(data, locale.code),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  } satisfies Pick<Admin, 'preview' | 'livePreview'>
}
