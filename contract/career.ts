import { resource } from './resource.ts'
import { DESCRIPTION, NAME, TITLE } from './limits.ts'

export const career = resource({
  path: 'career',
  name: 'Career',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    salary: { kind: 'text', max: NAME, localized: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true },
  },
  image: true,
  navigation: { position: 60, site: { path: '/career', label: { en: 'Career', ne: 'रोजगारी' } } },
  dated: true,
  seo: true,
  drafts: true,
  order: 'panel',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
