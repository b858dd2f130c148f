import { resource } from './resource.ts'
import { DESCRIPTION, TITLE } from './limits.ts'

export const faq = resource({
  path: 'faq',
  name: 'Faq',
  fields: {
    title: { kind: 'text', max: TITLE, required: true },
    description: { kind: 'lines', max: DESCRIPTION, required: true },
  },
  navigation: { position: 70 },
  order: 'panel',
  remove: true,
  create: 'staff',
  list: 'visitor',
})
