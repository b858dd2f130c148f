import { resource } from './resource.ts'
import { DESCRIPTION, NAME, TITLE } from './limits.ts'

export const career = resource({
  path: 'career',
  name: 'Career',
  fields: {
    title: { kind: 'text', max: TITLE, required: true },
    salary: { kind: 'text', max: NAME },
    description: { kind: 'html', max: DESCRIPTION },
  },
  image: true,
  navigation: { position: 60, site: { path: '/career', label: 'Career' } },
  dated: true,
  seo: true,
  order: 'panel',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
