import { resource } from './resource.ts'
import { NAME } from './limits.ts'

export const team = resource({
  path: 'team',
  name: 'Team',
  fields: {
    name: { kind: 'text', max: NAME, required: true },
    post: { kind: 'text', max: NAME, required: true },
  },
  image: true,
  navigation: { position: 40, site: { path: '/team', label: 'Team' } },
  order: 'panel',
  readById: ['named', 'plain'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
