import { DESCRIPTION, TITLE, URL_MAX } from './limits.ts'
import { resource } from './resource.ts'
import { tags } from './tag.ts'

/** A legal deadline for taxpayers; the recurrence gives the days on which it falls. */
export const deadline = resource({
  path: 'deadline',
  name: 'Deadline',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true, isExtra: true },
    law: { kind: 'text', max: TITLE, localized: true },
    taxpayers: {
      kind: 'choices',
      required: true,
      options: {
        individual: 'Individuals',
        company: 'Companies',
        vat: 'VAT',
        employer: 'Employers',
        excise: 'Excise',
        nonprofit: 'Non-profits',
      },
    },
    recurrence: { kind: 'recurrence', required: true },
    movesOn: { kind: 'boolean' },
    source: { kind: 'url', max: URL_MAX },
    documents: { kind: 'documents', most: 4, omitEmpty: true },
    tags,
  },
  slugFrom: 'title',
  page: {
    path: '/tax-calendar',
    related: 'service',
    list: {
      path: '/tax-calendar',
      title: { en: 'Tax calendar', ne: 'कर पात्रो' },
    },
  },
  navigation: { position: 45, staff: 'Tax calendar' },
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

const { options } = deadline.fields.taxpayers

/** A kind of taxpayer whom a deadline concerns. */
export type Taxpayer = keyof typeof options

export const taxpayers = Object.keys(options) as Taxpayer[]
