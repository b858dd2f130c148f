import type { resources, ResourceName } from './index.ts'
import { DOCUMENT_SIZE } from './upload-limits.ts'

/** The English label of a field where it is not the field's name, with its texts beside it. */
export interface FieldLabel {
  label: string
  /** The header of its column in the staff's lists, if not the label. */
  column?: string
  help?: string
}

/** The labels of a type's fields by their names. */
type LabelsOf<Name extends ResourceName> = {
  readonly [Field in keyof (typeof resources)[Name]['fields'] & string]?: FieldLabel
}

const documents: FieldLabel = {
  label: 'Documents to download',
  help: `Forms and checklists: PDFs of at most ${DOCUMENT_SIZE} each, under names in both languages.`,
}

const tags: FieldLabel = { label: 'Tags', help: 'Their pages lead to this entry.' }

/** English labels for the staff's screens and the panel. Messages of the API use the fields' own names. */
export const fieldLabels = {
  service: {
    people: { label: 'Who to ask', help: 'Stand on its page, with a link to the team.' },
    documents,
    tags,
  },
  blog: {
    author: { label: 'Author', help: 'Without one, visitors read Admin.' },
    services: { label: 'About the services', help: 'Their pages lead to this post.' },
    tags,
  },
  team: {
    post: { label: 'Post', help: 'The job title.' },
    areas: { label: 'Works on', help: 'Such as income tax, VAT.' },
    languages: { label: 'Speaks', help: 'Languages, with commas between them.' },
    email: { label: 'Email', help: 'Everyone can read it on the site.' },
    phone: { label: 'Phone', help: 'Everyone can read it on the site.' },
  },
  career: {
    title: { label: 'Job Title' },
    salary: { label: 'Salary', help: 'As visitors read it, such as Rs 65,000 to 80,000.' },
    place: { label: 'Place', help: 'Such as Kathmandu. The office, if left empty.' },
    employment: { label: 'Employment' },
    salaryFrom: {
      label: 'Salary from',
      help: 'Rupees, as search engines are told, and visitors where there is no text.',
    },
    salaryTo: { label: 'Salary to', help: 'Rupees. Empty for one amount.' },
    salaryPer: { label: 'Salary per' },
    validThrough: { label: 'Apply by', help: 'The last day in Nepal on which visitors see it. Empty for no end.' },
    tags,
  },
  deadline: {
    law: { label: 'Law', help: 'The act and its section, as visitors read them.' },
    recurrence: { label: 'Falls due' },
    movesOn: {
      label: 'Moves on to the next working day',
      column: 'Moves on',
      help: 'From a Saturday, and from the holidays in the site settings.',
    },
    source: { label: 'Source', help: 'The page where it says so, such as that of the act or the tax office.' },
    documents,
    tags,
  },
  policy: {
    atForms: {
      label: 'Linked beside forms',
      help: 'Visitors who send an inquiry or an application see a link to it there.',
    },
  },
  faq: {
    title: { label: 'Question', column: 'Title' },
    description: { label: 'Answer', help: 'Plain text; line breaks are kept.' },
    tags,
  },
} as const satisfies { readonly [Name in ResourceName]?: LabelsOf<Name> }

const byPath: Readonly<Record<string, Readonly<Record<string, FieldLabel>> | undefined>> = fieldLabels

/** The labels of a type's fields that are not called by their own names. */
export const fieldLabelsOf = ({ path }: { path: string }): Readonly<Record<string, FieldLabel>> => byPath[path] ?? {}
