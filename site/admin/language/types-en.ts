import type { TypeTexts } from './type-texts.ts'

/** In English types and fields are called what their descriptions say, but for the original's wording, which staff and tests rely on. */
export const types: TypeTexts = {
  about: { screens: { create: 'Create About Us', edit: 'Edit About Us', list: 'About us' } },
  service: { screens: { list: 'Services', deleteTitle: 'Delete Blog!!!' } },
  blog: { screens: { create: 'Create blog', edit: 'Edit blog', list: 'Blog posts' } },
  team: { screens: { edit: 'Update Team', empty: 'No Blog Found!' } },
  career: {
    screens: { list: 'Careers' },
    fields: {
      title: { label: 'Job Title' },
      salary: { label: 'Salary', help: 'As visitors read it, such as Rs 65,000 to 80,000.' },
    },
  },
  faq: {
    screens: { create: 'Add Faq', list: 'Faqs', empty: 'No Blog Found!' },
    fields: { title: { label: 'Question', column: 'Title' }, description: { label: 'Answer' } },
  },
}
