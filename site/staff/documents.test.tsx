import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { LibraryDocument } from '#contract/documents.ts'
import { messages } from '#contract/messages.ts'
import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import { deferred } from '../testing/deferred.ts'
import { fileUsed } from '#contract/staff-messages.ts'
import { aDocument } from '../testing/library.ts'
import { mockContent, mockEndpoint, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const form = aDocument({ _id: 'd1', name: 'form.pdf', title: { en: 'Registration form', ne: '' }, downloads: 7 })
const list = aDocument({ _id: 'd2', name: 'list.pdf', filePath: '/media/list.pdf', bytes: 2048 })

/** Opens the screen; the API has these documents. */
async function open(documents = [form, list]) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const searched: (string | null)[] = []
  server.use(
    http.get('*/api/documents', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('q'))
      return HttpResponse.json({ documents, total: documents.length })
    }),
  )
  return { ...(await visit('/document-list')), searched }
}

const names = () => screen.getAllByRole('link', { name: /\.pdf$/ }).map(({ textContent }) => textContent)
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

it('lists documents with their size, their downloads and where they are offered, and finds them by words', async () => {
  server.use(
    http.get('*/api/documents/d1', () =>
      HttpResponse.json({ ...form, uses: [{ type: 'service', _id: 's1', title: 'VAT' }] }),
    ),
  )
  const { user, searched } = await open()
  expect(await screen.findByRole('link', { name: 'form.pdf' })).toHaveAttribute('href', form.filePath)
  expect(screen.getByText(/^2 KB · Downloaded: 0 · Nov 21, 2026/)).toBeInTheDocument()
  expect(screen.getByText(/Downloaded: 7/)).toBeInTheDocument()
  await user.click(screen.getByText('Where it is used', { selector: '[aria-label*="Registration form"]' }))
  expect(await screen.findByRole('link', { name: 'VAT' })).toHaveAttribute('href', '/edit-service/s1')
  await user.type(screen.getByLabelText('Name of the document'), 'form')
  await waitFor(() => expect(searched).toEqual([null, 'form']))
})

it('several PDFs are added at once; what is no PDF is not sent', async () => {
  const { user } = await open()
  const sent: string[] = []
  server.use(
    http.post('*/api/documents', ({ request }) => {
      sent.push(request.headers.get('idempotency-key') ?? '')
      return HttpResponse.json(
        { ...aDocument({ _id: `n${sent.length}`, name: `${sent.length}.pdf` }) },
        { status: 201 },
      )
    }),
  )
  await screen.findByRole('link', { name: 'form.pdf' })
  const input = screen.getByLabelText<HTMLInputElement>('Add documents Choose PDFs')
  expect(input.accept).toBe('application/pdf')
  // A file that is dropped, or chosen in spite of `accept`.
  input.accept = ''
  await user.upload(input, [pdf('1.pdf'), new File(['x'], 'text.docx'), pdf('2.pdf')])
  await waitFor(() => expect(names()).toEqual(['2.pdf', '1.pdf', 'form.pdf', 'list.pdf']))
  expect(new Set(sent).size).toBe(2)
  expect(within(screen.getByRole('list', { name: 'Uploads' })).getByText(/^Document must be a PDF/)).toBeInTheDocument()
})

it('is named for visitors in both languages', async () => {
  const { user } = await open([list])
  const changed = { ...list, title: { en: '', ne: 'मूल्य सूची' }, revision: '"2"' }
  const sent = mockEndpoint('patch', '/documents/d2', changed)
  await user.type(await screen.findByLabelText('Name for visitors (नेपाली)'), 'मूल्य सूची')
  await user.click(screen.getByRole('button', { name: 'Save the name of list.pdf' }))
  await waitFor(() => expect(sent).toEqual([{ title: { en: '', ne: 'मूल्य सूची' } }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save the name/ })).not.toBeInTheDocument())
})

it('is moved to the trash and back; one that is offered stays, and the screen says why', async () => {
  const { user, searched } = await open()
  server.use(
    http.delete('*/api/documents/d1', () =>
      HttpResponse.json({ message: fileUsed('document', 'Service “Tax”') }, { status: 409 }),
    ),
    http.delete('*/api/documents/d2', () => HttpResponse.json({ ...list })),
    http.post('*/api/trash/media/d2', () => HttpResponse.json({ _id: 'd2', type: 'media', title: 'list.pdf' })),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete Registration form' }))
  await screen.findByText('This document is used by Service “Tax”. Take it out there first.')
  await user.click(screen.getByRole('button', { name: 'Delete list.pdf' }))
  await waitFor(() => expect(names()).toEqual(['form.pdf']))
  expect(screen.getByRole('heading', { name: 'Library' })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(searched).toHaveLength(2))
  await waitFor(() => expect(names()).toEqual(['form.pdf', 'list.pdf']))
})

it('says why a file is not taken, whether it is added or takes the place of another', async () => {
  const { user } = await open([list])
  const large = new File([], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: DOCUMENT_BYTES + 1 })
  await user.upload(await screen.findByLabelText('Add documents Choose PDFs'), [
    new File([], 'empty.pdf', { type: 'application/pdf' }),
    large,
  ])
  const uploads = await screen.findByRole('list', { name: 'Uploads' })
  await within(uploads).findByText('This file is empty. Choose another.')
  await within(uploads).findByText('Document must be at most 20 MB')
  const input = screen.getByTestId<HTMLInputElement>('replacement')
  input.accept = ''
  await user.upload(input, new File(['x'], 'text.docx'))
  await screen.findByText(/^Document must be a PDF/)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.upload(input, new File(['%PDF-'], 'Scan of 2083.4.1'))
  await screen.findByRole('dialog')
})

it('is loaded again on request where that failed, and says where nothing is found', async () => {
  const { user } = await open([])
  server.use(http.get('*/api/documents', () => HttpResponse.json({ message: 'Down' }, { status: 503 }), { once: true }))
  await user.type(await screen.findByLabelText('Name of the document'), 'x')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('No document found')
})

it('shows what was added while the list was loading, and no result of an earlier search', async () => {
  const waiting: Record<string, ReturnType<typeof deferred<void>>> = { '': deferred(), f: deferred(), fo: deferred() }
  const found: Record<string, LibraryDocument[]> = { '': [form], f: [form, list], fo: [list] }
  const searched: string[] = []
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  server.use(
    http.get('*/api/documents', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      searched.push(q)
      await waiting[q]?.promise
      const documents = found[q] ?? []
      return HttpResponse.json({ documents, total: documents.length })
    }),
    http.post('*/api/documents', () =>
      HttpResponse.json({ ...aDocument({ _id: 'n', name: 'new.pdf' }) }, { status: 201 }),
    ),
  )
  const { user } = await visit('/document-list')
  await user.upload(await screen.findByLabelText('Add documents Choose PDFs'), pdf('new.pdf'))
  await within(await screen.findByRole('list', { name: 'Uploads' })).findByText('Added')
  waiting['']?.resolve()
  await waitFor(() => expect(names()).toEqual(['new.pdf', 'form.pdf']))

  const search = screen.getByLabelText('Name of the document')
  for (const [typed, q] of [
    ['f', 'f'],
    ['o', 'fo'],
  ] as const) {
    await user.type(search, typed)
    await waitFor(() => expect(searched).toContain(q))
  }
  waiting['fo']?.resolve()
  await waitFor(() => expect(names()).toEqual(['list.pdf']))
  waiting['f']?.resolve()
  // The late response has arrived once a newer one has.
  await user.upload(screen.getByLabelText('Add documents Choose PDFs'), pdf('new.pdf'))
  await waitFor(() => expect(searched.filter((q) => q === 'fo')).toHaveLength(2))
  await waitFor(() => expect(names()).toEqual(['list.pdf']))
})

it('says what somebody else has named it meanwhile, and what is in the trash', async () => {
  const { user } = await open([list])
  const theirs = { ...list, title: { en: 'By Sita', ne: '' }, revision: '"2"' }
  mockEndpoint('get', '/documents/d2', theirs)
  server.use(
    http.patch('*/api/documents/d2', ({ request }) =>
      request.headers.get('if-match') === '"2"'
        ? HttpResponse.json({ message: 'Document not found' }, { status: 404 })
        : HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 }),
    ),
    http.delete('*/api/documents/d2', () => HttpResponse.json({ message: 'Document not found' }, { status: 404 })),
  )
  await user.type(await screen.findByLabelText('Name for visitors (English)'), 'By Hari{Enter}')
  await screen.findByText('Somebody else has changed this meanwhile, to “By Sita”. Save once more to replace that.')
  expect(screen.getByLabelText('Name for visitors (English)')).toHaveValue('By Hari')
  await user.type(screen.getByLabelText('Name for visitors (English)'), '{Enter}')
  await screen.findByText('Somebody has deleted this meanwhile. It is in the trash, from which it can be restored.')
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  await screen.findByText('No document found')
})
