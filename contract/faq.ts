import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'
import { tags } from './tag.ts'

export const faq = resource({
  path: 'faq',
  shownAt: '/price',
  name: 'Faq',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'lines', max: DESCRIPTION, localized: true, required: true },
    tags,
  },
  navigation: { position: 70 },
  order: 'manual',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
