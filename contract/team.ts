import { resource } from './resource.ts'
import { EMAIL, NAME, TITLE } from './limits.ts'

export const team = resource({
  path: 'team',
  editVerb: 'update',
  name: 'Team',
  fields: {
    name: { kind: 'text', max: NAME, localized: true, required: true },
    post: { kind: 'text', max: NAME, localized: true, required: true },
    areas: { kind: 'text', max: TITLE, localized: true, omitEmpty: true },
    languages: { kind: 'text', max: TITLE, localized: true, omitEmpty: true },
    email: { kind: 'email', max: EMAIL, omitEmpty: true },
    phone: { kind: 'text', max: NAME, omitEmpty: true },
  },
  referrers: { services: { from: 'service', field: 'people' }, posts: { from: 'blog', field: 'author' } },
  image: true,
  imageBehind: 'post',
  navigation: { position: 40, site: { path: '/team', label: { en: 'Team', ne: 'हाम्रो टोली' } } },
  order: 'manual',
  readById: ['named', 'plain'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
