import { resource } from './resource.ts'
import { DESCRIPTION, NAME, PRICE_MAX, TITLE } from './limits.ts'
import { tags } from './tag.ts'

const label = { en: 'Career', ne: 'रोजगारी' }

/** Employment types by schema.org's names (employmentType). */
const employments = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
}

/** The same in Nepali. */
export const employmentsInNepali: Readonly<Record<keyof typeof employments, string>> = {
  FULL_TIME: 'पूर्णकालीन',
  PART_TIME: 'आंशिक समय',
  CONTRACTOR: 'करार',
  TEMPORARY: 'अस्थायी',
  INTERN: 'इन्टर्नसिप',
}

export const career = resource({
  path: 'career',
  name: 'Career',
  fields: {
    title: { kind: 'text', max: TITLE, localized: true, required: true },
    salary: { kind: 'text', max: NAME, localized: true },
    description: { kind: 'html', max: DESCRIPTION, localized: true },
    place: { kind: 'text', max: TITLE, localized: true, omitEmpty: true },
    employment: { kind: 'choice', options: employments, omitEmpty: true },
    salaryFrom: { kind: 'number', least: 0, most: PRICE_MAX, whole: true, omitEmpty: true },
    salaryTo: { kind: 'number', least: 0, most: PRICE_MAX, whole: true, omitEmpty: true },
    salaryPer: { kind: 'choice', options: { MONTH: 'Month', YEAR: 'Year' }, omitEmpty: true },
    validThrough: { kind: 'date', omitEmpty: true },
    tags,
  },
  image: true,
  imageBehind: 'salary',
  slugFrom: 'title',
  page: { path: '/career', list: { path: '/career', title: label, isWhole: true } },
  lastDay: 'validThrough',
  navigation: { position: 60, site: { path: '/career', label } },
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
