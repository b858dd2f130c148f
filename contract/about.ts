import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'

export const about = resource({
  path: 'about',
  name: 'About',
  fields: {
    title: { kind: 'text', max: TITLE, required: true },
    description: { kind: 'html', max: DESCRIPTION },
  },
  image: true,
  navigation: { position: 10, site: { path: '/about', label: 'About' }, staff: 'About us' },
  dated: true,
  order: 'panel',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
