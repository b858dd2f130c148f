import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'
import { tags } from './tag.ts'

export const blog = resource({
  path: 'blog',
  name: 'Blog',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true },
    author: { kind: 'reference', to: 'team', detail: 'post', omitEmpty: true },
    services: { kind: 'references', to: 'service', most: 3, omitEmpty: true },
    tags,
  },
  image: true,
  slugFrom: 'title',
  page: { path: '/blog', list: { path: '/blog', title: { en: 'Blog', ne: 'ब्लग' } }, article: true },
  navigation: { position: 30, site: { path: '/blog', label: { en: 'Blog', ne: 'ब्लग' } } },
  dated: true,
  seo: true,
  drafts: true,
  order: 'newest',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
