import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'
import { tags } from './tag.ts'

export const service = resource({
  path: 'service',
  name: 'Service',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true },
    people: { kind: 'references', to: 'team', detail: 'post', most: 3, omitEmpty: true },
    documents: { kind: 'documents', most: 4, omitEmpty: true },
    tags,
  },
  referrers: { posts: { from: 'blog', field: 'services' } },
  image: true,
  slugFrom: 'title',
  page: {
    path: '/services-details',
    related: 'deadline',
    list: { path: '/services', title: { en: 'Services', ne: 'सेवाहरू' } },
  },
  navigation: { position: 20, site: { path: '/services', label: { en: 'Services', ne: 'सेवाहरू' } } },
  dated: true,
  seo: true,
  drafts: true,
  order: 'manual',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
