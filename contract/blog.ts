import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'

export const blog = resource({
  path: 'blog',
  name: 'Blog',
  fields: {
    title: { kind: 'text', max: TITLE, required: true },
    description: { kind: 'html', max: DESCRIPTION },
  },
  image: true,
  slugFrom: 'title',
  page: { path: '/blog', list: { path: '/blog', title: 'Blog' }, article: true },
  navigation: { position: 30, site: { path: '/blog', label: 'Blog' } },
  dated: true,
  seo: true,
  order: 'newest',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
