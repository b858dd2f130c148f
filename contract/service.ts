import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'

export const service = resource({
  path: 'service',
  name: 'Service',
  fields: {
    title: { kind: 'text', max: TITLE, required: true },
    description: { kind: 'html', max: DESCRIPTION },
  },
  image: true,
  slugFrom: 'title',
  page: { path: '/services-details', list: { path: '/services', title: 'Services' } },
  navigation: { position: 20, site: { path: '/services', label: 'Services' } },
  dated: true,
  seo: true,
  order: 'panel',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
