import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import type { EntityOf } from '#contract/index.ts'
import { messages } from '#contract/messages.ts'
import { aDocument } from '../../testing/library.ts'
import { mockEndpoint, mockContent, server } from '../../testing/mock-api.ts'
import { visit } from '../../testing/visit.tsx'
import { aPost, aService, aTag, picture } from '../../testing/entries.ts'
import { mockMutation, mockEntry } from '../../testing/staff/mock-mutations.ts'
import { mockSignedInList, openEdit } from '../../testing/staff/open-screen.ts'
import { editableSpecs } from '../../testing/staff/screen-specs.ts'
import { deferred } from '../../testing/deferred.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const update = () => screen.getByRole('button', { name: 'Update' })

describe.each(editableSpecs)('the screen that changes a $name', ({ name, path, heading, labels, entry, edit }) => {
  const made = entry({ _id: '7', title: 'As it was' })
  const [firstLabel = ''] = labels

  it('opens with the entry, sends the change with its ETag, and leads to the list', async () => {
    const { user, form } = await openEdit(name, made, '"v1"')
    expect(form.queryAllByRole('img', { name: 'Preview' }).map((img) => img.getAttribute('src'))).toEqual(
      labels.includes('Image') ? ['/media/desk.jpg'] : [],
    )
    for (const label of labels.filter((each) => each !== 'Image'))
      expect(await form.findByLabelText(label)).not.toHaveValue('')
    expect(form.getByLabelText(firstLabel)).toHaveValue('As it was')
    const calls = mockMutation('patch', name, { body: { ...made } })
    await user.type(form.getByLabelText(firstLabel), ' and is')
    await user.click(update())
    expect(await screen.findByText(edit.updated)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(document.querySelector(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
    expect(calls.map(({ tag }) => tag)).toEqual(['"v1"'])
    expect(Object.values(calls[0]?.fields ?? {})).toContain('As it was and is')
  })

  it('shows a not-found message for a missing entry in the same layout', async () => {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    for (const call of [`/${name}/${name}-id/7`, `/state/${name}/7`])
      mockEndpoint('get', call, { message: 'Entry not found' }, 404)
    await visit(edit.path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Entry not found' })).toBeInTheDocument()
    expect(screen.getByRole('complementary', { name: 'Sidebar' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', path)
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/trash')
  })
})

it('a picture is removed with the next save', async () => {
  const made = aPost({ _id: '7', image: picture })
  const { user, form } = await openEdit('blog', made)
  const calls = mockMutation('patch', 'blog', { body: { ...made, image: null } })
  await user.click(form.getByRole('button', { name: 'Remove image' }))
  expect(form.getByText('No Image set for this blog')).toBeInTheDocument()
  expect(form.queryByRole('button', { name: 'Remove image' })).not.toBeInTheDocument()
  await user.click(update())
  await screen.findByText('Blog updated successfully')
  expect(calls[0]?.fields).toMatchObject({ title: made.title, removeImage: 'true' })
})

it.each([
  [{ state: 'published', pageSlug: 'as-published' }, 'Published', '/blog/as-published'],
  [{ state: 'changed', pageSlug: 'as-published' }, 'Changed', '/blog/as-published'],
  [{ state: 'draft' }, 'Draft', undefined],
] as const)(
  'leads in a new tab to the page that visitors see, whatever slug the draft has: %o',
  async (status, badge, page) => {
    const made = aPost({ _id: '7', slug: 'as-drafted' })
    mockSignedInList('blog', [made])
    mockEntry('blog', made, '"1"', status)
    await visit('/edit-blog/7')
    const form = within(await screen.findByRole('form'))
    expect(await form.findByText(badge)).toBeInTheDocument()
    const link = form.queryByRole('link', { name: 'See the page' })
    expect(link?.getAttribute('href')).toBe(page)
    expect(link?.getAttribute('target')).toBe(page && '_blank')
  },
)

it('a rejected change keeps the typed text', async () => {
  const { user, form } = await openEdit('blog', aPost({ _id: '7' }))
  const message = 'Title must be at most 200 characters'
  mockMutation('patch', 'blog', { status: 400, body: { message, errors: [{ field: 'title', message }] } })
  await user.type(form.getByLabelText('Title'), ' and more')
  await user.click(update())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(form.getByLabelText('Title')).toHaveValue('Filing a return and more')
  expect(form.getByLabelText('Title')).toHaveAccessibleDescription(message)
  await vi.waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
})

describe('a change over someone else’s newer version', () => {
  const mine = 'Filing a return, mine'

  async function overtaken(theirs: Partial<EntityOf<'blog'>> = {}) {
    const opened = await openEdit('blog', aPost({ _id: '7' }), '"v1"')
    const calls = mockMutation(
      'patch',
      'blog',
      { status: 412, body: { message: messages.changedMeanwhile } },
      { body: aPost() },
    )
    mockEntry('blog', aPost({ _id: '7', ...theirs }), '"v2"')
    mockEndpoint('get', '/changes/blog/7', [
      { at: '2026-11-20T08:30:00.000Z', who: 'Asha Rai', isOwn: true },
      { at: '2026-11-20T08:20:00.000Z', who: 'Dipa Lama', isOwn: false },
      { at: '2026-11-20T07:00:00.000Z', who: 'Gita Rai', isOwn: false },
    ])
    await opened.user.type(opened.form.getByLabelText('Title'), ', mine')
    await opened.user.click(update())
    const dialog = await screen.findByRole('dialog', { name: 'A newer version was saved' })
    return {
      ...opened,
      calls,
      choose: (name: string) => opened.user.click(within(dialog).getByRole('button', { name })),
    }
  }

  it('asks, with the focus on the harmless choice, and lets the user go on editing', async () => {
    const { form, choose } = await overtaken()
    expect(screen.getByRole('button', { name: 'Go on editing' })).toHaveFocus()
    await choose('Go on editing')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveValue(mine)
  })

  it('says who saved it, when, and what differs', async () => {
    await overtaken({ title: 'Filing your return', description: '<p>Theirs</p>', image: picture })
    const dialog = within(screen.getByRole('dialog'))
    const saved = /^Dipa Lama saved this on Nov 20, 2026, 2:05 PM/
    expect(await dialog.findByText(saved, { selector: '[role="status"]' })).toBeInTheDocument()
    const differences = within(dialog.getByRole('region', { name: 'What differs' }))
    expect(differences.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'TitleChanged by both',
      'DescriptionChanged there',
      'Image',
    ])
    const [title] = differences.getAllByRole('definition')
    expect(title).toHaveTextContent(
      'YoursFiling (differs:) a return, mineThe newer versionFiling (differs:) your return',
    )
    expect(
      within(title as HTMLElement).getAllByText(/^\s*(a return, mine|your return)$/, { selector: 'mark' }),
    ).toHaveLength(2)
  })

  it('loads theirs, whose ETag the next save sends, and offers what was typed', async () => {
    const { user, calls, choose } = await overtaken()
    mockEntry('blog', aPost({ _id: '7', title: 'Theirs' }), '"v2"')
    await choose('Load the newer version')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Title')).toHaveValue(mine)
    const title = await screen.findByDisplayValue(mine)
    fireEvent.change(title, { target: { value: 'Theirs' } })
    await user.type(title, ' and mine')
    await user.click(update())
    await screen.findByText('Blog updated successfully')
    expect(calls.map(({ tag, fields }) => [tag, fields['title']])).toEqual([
      ['"v1"', mine],
      ['"v2"', 'Theirs and mine'],
    ])
  })

  it('offers what was typed also where another window has deleted the stored text', async () => {
    const { user, choose } = await overtaken()
    localStorage.removeItem('draft:blog:7')
    await choose('Load the newer version')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(screen.getByLabelText('Title')).toHaveValue(mine)
  })

  it('does not load theirs where the browser cannot keep what was typed, and says so', async () => {
    const { form, choose } = await overtaken()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await choose('Load the newer version')
    expect(await screen.findByText(/^The newer version was not loaded/)).toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveValue(mine)
  })

  it('saves mine over theirs', async () => {
    const { calls, choose } = await overtaken()
    await choose('Save mine')
    await screen.findByText('Blog updated successfully')
    expect(calls.map(({ tag, fields }) => [tag, fields['title']])).toEqual([
      ['"v1"', mine],
      [null, mine],
    ])
  })
})

it('the tags of a post are chosen from those there are, kept in order, and taken off', async () => {
  const tags = [aTag({ _id: 't1', title: 'VAT' }), aTag({ _id: 't2', title: 'Payroll', slug: 'payroll' })]
  const made = aPost({ _id: '7', tags: [{ _id: 't1', name: 'VAT', slug: 'vat' }] })
  mockContent({ blog: [made], tag: tags })
  mockEndpoint('get', '/loggedin', true)
  mockEntry('blog', made, '"1"')
  const { user } = await visit('/edit-blog/7')
  await screen.findByRole('button', { name: 'Update' })
  const form = within(screen.getByRole('form'))
  const group = within(form.getByRole('group', { name: 'Tags' }))
  const [first, second] = [group.getByLabelText('Tags 1'), group.getByLabelText('Tags 2')]
  expect(group.getAllByRole('combobox')).toHaveLength(4)
  await user.click(second)
  await group.findAllByRole('option', { name: 'Payroll' })
  await user.selectOptions(second, 'Payroll')
  await user.selectOptions(first, '')
  const calls = mockMutation('patch', 'blog', { body: { ...made } })
  await user.click(update())
  await screen.findByText('Blog updated successfully')
  expect(String(calls[0]?.fields['tags']).split(',').filter(Boolean)).toEqual(['t2'])
})

it('publishing waits for a PDF that is being uploaded, and has it', async () => {
  const made = aService({ _id: '7' })
  const { user, form } = await openEdit('service', made)
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.post('*/api/documents', async () => {
      await answered
      return HttpResponse.json({ ...aDocument() }, { status: 201 })
    }),
  )
  const calls = mockMutation('patch', 'service', { body: { ...made } })
  await user.upload(
    await form.findByLabelText('Upload a PDF'),
    new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
  )
  await user.click(update())
  expect(update()).toHaveAttribute('aria-busy', 'true')
  answer()
  await screen.findByText('Service updated successfully')
  expect(calls.map(({ fields }) => fields['documents'])).toEqual(['d1'])
})

it('the names of a document are saved along with the form, and not lost by leaving', async () => {
  const made = aService({
    _id: '7',
    title: 'As it was',
    documents: [{ _id: 'd1', name: 'a.pdf', filePath: '/media/a.pdf', bytes: 9 }],
  })
  const known = aDocument()
  mockEndpoint('get', '/documents', { documents: [known], total: 1 })
  const { user, form } = await openEdit('service', made)
  const named = mockEndpoint('patch', '/documents/d1', {
    ...known,
    title: { en: 'Price list', ne: '' },
    revision: '"2"',
  })
  const calls = mockMutation('patch', 'service', { body: { ...made } })
  await user.type(await form.findByLabelText('Name for visitors (English)'), 'Price list')
  await user.type(form.getByLabelText('Title'), '!')
  const dashboard = screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement
  await user.click(dashboard)
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument()
  await user.click(update())
  await screen.findByText('Service updated successfully')
  expect(named).toEqual([{ title: { en: 'Price list', ne: '' } }])
  expect(calls).toHaveLength(1)
})

it('every document can be chosen, however many newer ones there are', async () => {
  const all = Array.from({ length: 201 }, (_, index) =>
    aDocument({ _id: `d${index}`, name: `${index}.pdf`, filePath: `/media/${index}.pdf` }),
  )
  server.use(
    http.get('*/api/documents', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))]
      return HttpResponse.json({ documents: all.slice((page - 1) * limit, page * limit), total: all.length })
    }),
  )
  const { form } = await openEdit('service', aService({ _id: '7', documents: all.slice(150, 151) }))
  const choice = await form.findByLabelText('Or one that was uploaded before')
  expect(choice.querySelectorAll('option[value^=d]')).toHaveLength(200)
  expect(form.getByText('150.pdf')).toBeInTheDocument()
})

it('documents of one name are told apart by size and day, those of one day by the time', async () => {
  const pdf = (_id: string, bytes: number, uploadedAt: string) =>
    aDocument({ _id, name: 'form.pdf', bytes, uploadedAt })
  const documents = [
    pdf('d1', 86_000, '2026-11-29T05:00:00.000Z'),
    pdf('d2', 90_000, '2026-11-29T05:00:00.000Z'),
    pdf('d3', 1024, '2026-11-20T05:00:00.000Z'),
    pdf('d4', 1024, '2026-11-20T06:15:00.000Z'),
  ]
  mockEndpoint('get', '/documents', { documents, total: documents.length })
  const { form } = await openEdit('service', aService({ _id: '7' }))
  const choice = await form.findByLabelText('Or one that was uploaded before')
  expect([...choice.querySelectorAll('option[value^=d]')].map(({ textContent }) => textContent)).toEqual([
    'form.pdf (84 KB, November 29, 2026)',
    'form.pdf (88 KB, November 29, 2026)',
    'form.pdf (1 KB, Nov 20, 2026, 10:45 AM)',
    'form.pdf (1 KB, Nov 20, 2026, 12:00 PM)',
  ])
})

it('a document that somebody else has changed meanwhile is shown, and its file replaced at the next attempt', async () => {
  const pdf = aDocument()
  const newer = { ...pdf, name: 'newer.pdf', revision: '"2"' }
  mockEndpoint('get', '/documents', { documents: [pdf], total: 1 })
  mockEndpoint('get', '/documents/d1', newer)
  const sent: (string | null)[] = []
  server.use(
    http.put('*/api/documents/d1/file', ({ request }) => {
      const tag = request.headers.get('if-match')
      sent.push(tag)
      return tag === newer.revision
        ? HttpResponse.json({ ...pdf, name: 'mine.pdf', revision: '"3"' })
        : HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })
    }),
  )
  const { user, form } = await openEdit('service', aService({ _id: '7', documents: [pdf] }))
  for (const name of ['a.pdf', 'newer.pdf']) {
    await form.findByRole('link', { name })
    await user.upload(form.getByTestId('replacement'), new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }))
  }
  await form.findByRole('link', { name: 'mine.pdf' })
  expect(sent).toEqual(['"1"', '"2"'])
})

it('one question is asked before leaving, whatever is unsaved', async () => {
  const { user, form } = await openEdit('blog', aPost({ _id: '7' }))
  await user.type(form.getByLabelText('Title'), '!')
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})
