import { resource } from './resource.ts'
import { NAME } from './limits.ts'

export const team = resource({
  path: 'team',
  name: 'Team',
  fields: {
    name: { kind: 'text', max: NAME, localized: true, required: true },
    post: { kind: 'text', max: NAME, localized: true, required: true },
  },
  image: true,
  navigation: { position: 40, site: { path: '/team', label: { en: 'Team', ne: 'हाम्रो टोली' } } },
  order: 'panel',
  readById: ['named', 'plain'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
