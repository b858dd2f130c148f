import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'

export const about = resource({
  path: 'about',
  name: 'About',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true },
  },
  image: true,
  navigation: { position: 10, site: { path: '/about', label: { en: 'About', ne: 'हाम्रो बारेमा' } }, staff: 'About us' },
  dated: true,
  drafts: true,
  order: 'manual',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
