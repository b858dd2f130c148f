import { DESCRIPTION, TITLE } from './limits.ts'
import { resource } from './resource.ts'

/** A text of the firm's for everyone, such as its privacy policy or its terms. The footer of each page links to it. */
export const policy = resource({
  path: 'policy',
  name: 'Policy',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true, required: true },
    atForms: { kind: 'boolean' },
  },
  slugFrom: 'title',
  page: {
    path: '/policies',
    list: { path: '/policies', title: { en: 'Policies', ne: 'नीतिहरू' }, isHiddenWhileEmpty: true },
    showsLastChange: true,
  },
  navigation: { position: 80, staff: 'Policies' },
  dated: true,
  drafts: true,
  order: 'manual',
  readById: ['named'],
  update: true,
  remove: true,
  create: 'staff',
  list: 'visitor',
})
