import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { mockMutation } from '../../testing/staff/mock-mutations.ts'
import { openList, mockSignedInList } from '../../testing/staff/open-screen.ts'
import { screenSpecs } from '../../testing/staff/screen-specs.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const textsOf = (labels: readonly string[]) =>
  labels.filter((label) => label !== 'Image').map((label) => [label, `My ${label}`] as const)

describe.each(screenSpecs)('a new $name', ({ name, labels, others, heading, created, entry }) => {
  const texts = textsOf(labels)

  async function filled() {
    const opened = await openList(name)
    for (const [label, text] of texts) await opened.user.type(await opened.form.findByLabelText(label), text)
    const send = () => opened.user.click(opened.form.getByRole('button', { name: 'Create' }))
    return { ...opened, send }
  }

  it('is sent as it was typed, confirmed, listed, and the form is empty again', async () => {
    const { send } = await filled()
    const calls = mockMutation('post', name, { status: 201, body: { ...entry({ title: 'Just made' }) } })
    mockSignedInList(name, [entry({ title: 'Just made' })])
    await send()
    expect(await screen.findByText(created)).toBeInTheDocument()
    expect(await screen.findByText('Just made')).toBeInTheDocument()
    const form = within(screen.getByRole('form', { name: heading }))
    for (const [label] of texts) expect(await form.findByLabelText(label)).toHaveValue('')
    expect(calls.map(({ fields }) => Object.values(fields))).toEqual([
      [...texts.map(([, text]) => text), ...(others?.sent ?? [])],
    ])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('that is rejected keeps its texts, with each error at its field and the focus at the first', async () => {
    const { form, send } = await filled()
    const fields = Object.keys(entry({})).filter((field) => ['title', 'name', 'post', 'description'].includes(field))
    const errors = fields.map((field) => ({ field, message: `${field} is refused` }))
    mockMutation('post', name, { status: 400, body: { message: 'The first of them', errors } })
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('The first of them')
    for (const [label, text] of texts) expect(form.getByLabelText(label)).toHaveValue(text)
    const refused = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')
    expect(refused).toHaveLength(errors.length)
    for (const [at, field] of refused.entries())
      expect(field).toHaveAccessibleDescription(new RegExp(errors[at]?.message ?? ''))
    expect(refused[0]).toHaveFocus()
    expect(form.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-busy')
  })
})

it.each([
  ['blog', ['title', 'image', 'description', 'author', 'services', 'tags']],
  ['team', ['name', 'post', 'image', 'areas', 'languages', 'email', 'phone']],
  ['career', ['title', 'salary', 'image', 'description', 'place', 'employment']],
] as const)('a form of type %s has the fields %j first', async (name, order) => {
  await openList(name)
  const shown = [...document.querySelectorAll<HTMLElement>('form [data-field]')].map(({ dataset }) => dataset['field'])
  expect(shown.slice(0, order.length)).toEqual(order)
})

it('all that is missing is said at once, and each of it leads to its field', async () => {
  const { user, form } = await openList('deadline')
  const messages = ['Title is required', 'Taxpayers is required', 'Recurrence is required']
  const errors = ['title', 'taxpayers', 'recurrence'].map((field, at) => ({ field, message: messages[at] ?? '' }))
  mockMutation('post', 'deadline', { status: 400, body: { message: 'Title is required', errors } })
  await form.findByLabelText('Repeats')
  await user.click(form.getByRole('button', { name: 'Create' }))
  const toast = await screen.findByRole('alert')
  expect(toast.textContent.split('\n')).toEqual(['Title is required', 'Taxpayers is required', 'Falls due is required'])
  expect(form.getByLabelText('Title')).toHaveFocus()
  const summary = within(form.getByRole('region', { name: '3 things are to be mended' }))
  await user.click(summary.getByRole('button', { name: 'Falls due is required' }))
  expect(form.getByLabelText('Repeats')).toHaveFocus()
  await user.click(summary.getByRole('button', { name: 'Taxpayers is required' }))
  expect(form.getByLabelText('Individuals')).toHaveFocus()
  await user.type(form.getByLabelText('Title'), 'VAT return')
  expect(form.getByRole('region', { name: '2 things are to be mended' })).toBeInTheDocument()
})

it('a day that is not whole has its error where something is missing', async () => {
  const { user, form } = await openList('deadline')
  const errors = [{ field: 'recurrence', message: 'Recurrence is required' }]
  mockMutation('post', 'deadline', { status: 400, body: { message: 'Recurrence is required', errors } })
  await user.selectOptions(await form.findByLabelText('Repeats'), 'Once')
  await user.type(form.getByLabelText('Year'), '2083')
  await user.click(form.getByRole('button', { name: 'Create' }))
  await expect.poll(() => document.activeElement).toBe(form.getByLabelText('Month'))
  expect(form.getByLabelText('Month')).toHaveAccessibleDescription('Enter year, month and day.')
  expect(form.getByLabelText('Repeats')).toBeValid()
  await user.selectOptions(form.getByLabelText('Repeats'), 'Each year, in some months')
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await form.findByText('Choose a month.')).toBeInTheDocument()
})

it('a new entry is shown on its page of the table even after a search; deleting the only row of a page shows the page before', async () => {
  const entries = Array.from({ length: 26 }, (_, n) => ({ _id: `${n}`, title: `Question ${n}`, description: 'A' }))
  const { user, form } = await openList('faq', entries.slice(0, 25))
  await user.type(await screen.findByRole('searchbox'), 'Question 3')
  await user.type(form.getByLabelText('Question'), 'Q')
  await user.type(form.getByLabelText('Answer'), 'A')
  mockMutation('post', 'faq', { status: 201, body: { ...entries[25] } })
  mockSignedInList('faq', entries)
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('26 to 26 of 26')).toBeInTheDocument()
  expect(screen.getByText('Question 25')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  mockMutation('delete', 'faq', { body: { ...entries[25] } })
  mockSignedInList('faq', entries.slice(0, 25))
  await user.click(screen.getByRole('button', { name: 'Delete Question 25' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 to 25 of 25')).toBeInTheDocument()
})

it.each([
  ['faq', 'description', 'Answer', 'Description is required', 'Answer is required'],
  ['career', 'title', 'Job Title', 'Title must be at most 200 characters', 'Job Title must be at most 200 characters'],
  ['blog', 'title', 'Title', 'Title is required', 'Title is required'],
  ['faq', 'title', 'Question', 'Titles are required', 'Titles are required'],
] as const)('an error in %s’s %s is shown at %s with that label, and unchanged in the toast', async (...given) => {
  const [name, field, label, message, atField] = given
  const { user, form } = await openList(name)
  mockMutation('post', name, { status: 400, body: { message, errors: [{ field, message }] } })
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  // The field's help may stand beside it.
  expect(form.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(atField))
})

describe('the error toast of a submission', () => {
  /** Toasts are removed at the end of an animation, which jsdom does not run. */
  const standing = () => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast)
    return [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent)
  }

  it('is closed by the next submission', async () => {
    const { user, form } = await openList('faq')
    const refusal = { status: 400, body: { message: 'Title is required' } }
    const made = { status: 201, body: { _id: '1', title: 'When?', description: 'Now.' } }
    const calls = mockMutation('post', 'faq', refusal, refusal, { status: 503, body: { message: 'Not now' } }, made)
    const send = async () => {
      const before = calls.length
      await user.click(form.getByRole('button', { name: 'Create' }))
      await waitFor(() => expect(calls).toHaveLength(before + 1))
    }
    for (const message of ['Title is required', 'Title is required', 'Not now', 'Faq create successfully']) {
      await send()
      await waitFor(() => expect(standing()).toEqual([message]))
    }
  })
})

describe('the key of a new entry', () => {
  it('is the same for a retry, another for other texts, and new after success', async () => {
    const { user, form } = await openList('faq')
    const made = { status: 201, body: { _id: '1', title: 'When?', description: 'Now.' } }
    const calls = mockMutation('post', 'faq', 'offline', 'offline', 'offline', made, made)
    const send = async () => {
      const before = calls.length
      await user.click(form.getByRole('button', { name: 'Create' }))
      await waitFor(() => expect(calls).toHaveLength(before + 1))
      await waitFor(() => expect(form.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-busy'))
    }
    await user.type(form.getByLabelText('Question'), 'When?')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection. What you typed is kept.')
    expect(form.getByLabelText('Question')).toHaveValue('When?')
    await send()
    await user.type(form.getByLabelText('Question'), '!')
    await send()
    await send()
    await screen.findByText('Faq create successfully')
    await user.type(form.getByLabelText('Question'), 'When?!')
    await send()
    const [first, again, other, otherAgain, next] = calls.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(otherAgain).toBe(other)
    expect(new Set([first, other, next]).size).toBe(3)
  })

  it('is sent once for a double click', async () => {
    const { user, form } = await openList('faq')
    const calls = mockMutation('post', 'faq', { status: 201, body: { _id: '1', title: 'Q', description: 'A' } })
    await user.type(form.getByLabelText('Question'), 'Q')
    await user.dblClick(form.getByRole('button', { name: 'Create' }))
    await screen.findByText('Faq create successfully')
    expect(calls).toHaveLength(1)
  })
})
