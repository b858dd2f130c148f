import { fieldLabels } from '#contract/field-labels.ts'
import type { TypeTexts } from './type-texts.ts'

/** English texts that differ from the descriptions: the original site's wording, which staff and tests rely on. */
export const types: TypeTexts = {
  about: { screens: { create: 'Create About Us', edit: 'Edit About Us', list: 'About us' } },
  service: { fields: fieldLabels.service, screens: { list: 'Services', deleteTitle: 'Delete Blog!!!' } },
  blog: { fields: fieldLabels.blog, screens: { create: 'Create blog', edit: 'Edit blog', list: 'Blog posts' } },
  team: { fields: fieldLabels.team, screens: { edit: 'Update Team', empty: 'No Blog Found!' } },
  career: {
    screens: { list: 'Careers' },
    fields: fieldLabels.career,
  },
  deadline: {
    fields: {
      ...fieldLabels.deadline,
      // As visitors read them.
      taxpayers: {
        label: 'Taxpayers',
        options: { vat: 'VAT registered', employer: 'Those who withhold TDS', excise: 'Excise licensees' },
      },
    },
    screens: { list: 'Deadlines' },
  },
  policy: { fields: fieldLabels.policy, screens: { list: 'Policies' } },
  tag: { screens: { list: 'Tags' } },
  faq: {
    screens: { create: 'Add Faq', list: 'Faqs', empty: 'No Blog Found!' },
    fields: fieldLabels.faq,
  },
}
