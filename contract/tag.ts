import type { ReferencesField } from './fields/references.ts'
import { DESCRIPTION, TITLE } from './limits.ts'
import { resource } from './resource.ts'

/** A subject that entries carry. Its page lists them. */
export const tag = resource({
  path: 'tag',
  name: 'Tag',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true, isExtra: true },
  },
  slugFrom: 'title',
  page: {
    path: '/tags',
    list: {
      path: '/tags',
      title: { en: 'Tags', ne: 'विषयहरू' },
      description: {
        en: 'What we offer and write, by subject.',
        ne: 'विषय अनुसार हाम्रा सेवा र लेख।',
      },
      isHiddenWhileEmpty: true,
    },
  },
  navigation: { position: 75, staff: 'Tags' },
  dated: true,
  order: 'manual',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})

/** The field of the types whose entries carry tags. */
export const tags = { kind: 'references', to: 'tag', most: 4, omitEmpty: true } as const satisfies ReferencesField
