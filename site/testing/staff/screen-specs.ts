import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { aDeadline, aFaq, aJob, aMember, anAbout, aPolicy, aPost, aService, aTag, picture } from '../entries.ts'

/** The specified texts of a type's screens. */
export interface ScreenSpec {
  name: ResourceName
  path: string
  heading: string
  labels: readonly string[]
  /** Controls that are not texts: the number of their inputs, and the values that are sent untouched. */
  others?: { inputs: number; sent: readonly string[] }
  /** The labels of further inputs, which may stay empty. */
  more?: readonly string[]
  columns: readonly string[]
  /** The longest title in the list. */
  cut: number | undefined
  empty: string
  dialog: string
  question: string
  created: string
  /** The edit screen's path and success message; none for types that cannot be edited. */
  edit?: { path: string; updated: string }
  entry: (given: Record<string, unknown>) => AnyEntity
}

const illustrated = { image: picture }

/** Every type that staff create entries of. */
export const screenSpecs: readonly ScreenSpec[] = [
  {
    name: 'about',
    path: '/add-about',
    heading: 'Create About Us',
    labels: ['Title', 'Description', 'Image'],
    columns: ['Title', 'Image', 'Action'],
    cut: 80,
    empty: 'No About Found!',
    dialog: 'Delete About!!!',
    question: 'Are you sure to do delete about.',
    created: 'About create successfully',
    edit: { path: '/edit-about/7', updated: 'About updated successfully' },
    entry: (given) => anAbout({ ...illustrated, ...given }),
  },
  {
    name: 'service',
    // A file of documents.
    others: { inputs: 1, sent: [] },
    path: '/add-service',
    heading: 'Create Service',
    labels: ['Title', 'Description', 'Image'],
    columns: ['Title', 'Image', 'Action'],
    cut: 50,
    empty: 'No Service Found!',
    dialog: 'Delete Blog!!!',
    question: 'Are you sure to do delete service.',
    created: 'Service create successfully',
    edit: { path: '/edit-service/7', updated: 'Service updated successfully' },
    entry: (given) => aService({ ...illustrated, ...given }),
  },
  {
    name: 'blog',
    path: '/add-blog',
    heading: 'Create blog',
    labels: ['Title', 'Description', 'Image'],
    columns: ['Title', 'Image', 'Action'],
    cut: 80,
    empty: 'No Blog Found!',
    dialog: 'Delete Blog!!!',
    question: 'Are you sure to do delete blog.',
    created: 'Blog create successfully',
    edit: { path: '/edit-blog/7', updated: 'Blog updated successfully' },
    entry: (given) => aPost({ ...illustrated, ...given }),
  },
  {
    name: 'team',
    path: '/add-team',
    heading: 'Create Team',
    labels: ['Name', 'Post', 'Image'],
    more: ['Works on', 'Speaks', 'Email', 'Phone'],
    columns: ['Image', 'Name', 'Post', 'Action'],
    cut: undefined,
    empty: 'No Blog Found!',
    dialog: 'Delete Team!!!',
    question: 'Are you sure to do delete team.',
    created: 'Team create successfully',
    edit: { path: '/update-team/7', updated: 'Team updated successfully' },
    entry: ({ title, ...given }) =>
      aMember({ ...illustrated, ...(title === undefined ? {} : { name: String(title) }), ...given }),
  },
  {
    name: 'career',
    path: '/add-career',
    heading: 'Create Career',
    labels: ['Job Title', 'Salary', 'Description', 'Image'],
    more: ['Place', 'Salary from', 'Salary to', 'Apply by'],
    columns: ['Job Title', 'Salary', 'Image', 'Action'],
    cut: 80,
    empty: 'No Career Found!',
    dialog: 'Delete Career!!!',
    question: 'Are you sure to do delete career.',
    created: 'Career create successfully',
    edit: { path: '/edit-career/7', updated: 'Career updated successfully' },
    entry: (given) => aJob({ ...illustrated, ...given }),
  },
  {
    name: 'faq',
    path: '/add-faq',
    heading: 'Add Faq',
    labels: ['Question', 'Answer'],
    columns: ['Title', 'Action'],
    cut: 80,
    empty: 'No Blog Found!',
    dialog: 'Delete Faq!!!',
    question: 'Are you sure to do delete faq.',
    created: 'Faq create successfully',
    edit: { path: '/edit-faq/7', updated: 'Faq updated successfully' },
    entry: (given) => aFaq(given),
  },
  {
    name: 'tag',
    path: '/add-tag',
    heading: 'Create Tag',
    labels: ['Title', 'Description'],
    columns: ['Title', 'Action'],
    cut: 80,
    empty: 'No Tag Found!',
    dialog: 'Delete Tag!!!',
    question: 'Are you sure to do delete tag.',
    created: 'Tag create successfully',
    edit: { path: '/edit-tag/7', updated: 'Tag updated successfully' },
    entry: (given) => aTag(given),
  },
  {
    name: 'deadline',
    path: '/add-deadline',
    heading: 'Create Deadline',
    labels: ['Title', 'Description', 'Law'],
    // Six kinds of taxpayers, whether it moves on, and the source.
    others: { inputs: 9, sent: ['', '', 'false', ''] },
    columns: ['Title', 'Taxpayers', 'Falls due', 'Moves on', 'Action'],
    cut: 80,
    empty: 'No Deadline Found!',
    dialog: 'Delete Deadline!!!',
    question: 'Are you sure to do delete deadline.',
    created: 'Deadline create successfully',
    edit: { path: '/edit-deadline/7', updated: 'Deadline updated successfully' },
    entry: (given) => aDeadline(given),
  },
  {
    name: 'policy',
    path: '/add-policy',
    heading: 'Create Policy',
    labels: ['Title', 'Description'],
    // Whether it is linked beside forms.
    others: { inputs: 1, sent: ['false'] },
    columns: ['Title', 'Linked beside forms', 'Action'],
    cut: 80,
    empty: 'No Policy Found!',
    dialog: 'Delete Policy!!!',
    question: 'Are you sure to do delete policy.',
    created: 'Policy create successfully',
    edit: { path: '/edit-policy/7', updated: 'Policy updated successfully' },
    entry: (given) => aPolicy(given),
  },
]

/** The types whose entries can be edited. */
export const editableSpecs = screenSpecs.flatMap(({ edit, ...rest }) => (edit ? [{ ...rest, edit }] : []))
