import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { $getRoot } from 'lexical'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { transportAtom } from '../../../state/api-atom.ts'
import { pageRequest } from '../../../testing/page-request.ts'
import { aPost } from '../../../testing/entries.ts'
import { aDocument } from '../../../testing/library.ts'
import { mockContent, server } from '../../../testing/mock-api.ts'
import { open, tool } from '../testing/open.tsx'

const address = (): HTMLElement => screen.getByLabelText('Address')
const link = (): HTMLElement => tool('Link')

describe('the link tool', () => {
  it.each([
    ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&amp;b=2'],
    ['www.example.com', 'https://www.example.com'],
    ['info@example.com', 'mailto:info@example.com'],
    [' tel:+977-1-5550100 ', 'tel:+97715550100'],
    ['/price', '/price'],
    ['ird.gov.np', 'https://ird.gov.np'],
    ['+977 9841000000', 'tel:+9779841000000'],
  ])('makes a link to %s of what is selected', async (typed, href) => {
    const { user, html, box } = await open('<p>word</p>')
    await user.click(link())
    expect(address()).toHaveFocus()
    await user.type(address(), `${typed}{Enter}`)
    expect(html()).toBe(`<p><a href="${href}">word</a></p>`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(box).toHaveFocus()
    expect(link()).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['the selected words', 0, [4, 9], 'Link for: “words”'],
    ['the words of the link at the caret', 1, [3, 3], 'Link for: “linked words”'],
  ] as const)('says %s', async (_what, index, [start, end], said) => {
    const { editor, user } = await open('<p>two words, <a href="/x">linked words</a></p>')
    await act(async () => editor.update(() => $getRoot().getAllTextNodes()[index]?.select(start, end)))
    await user.click(link())
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(said)
  })

  it('says no words where none are selected', async () => {
    const { editor, user } = await open('<p>word</p>')
    await act(async () => editor.update(() => void $getRoot().selectEnd()))
    await user.click(link())
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription()
  })

  it('stays open for a press on its label or beside its fields', async () => {
    const { user } = await open('<p>word</p>')
    await user.click(link())
    await user.type(address(), '/price')
    await user.click(screen.getByText('Opens in a new tab'))
    expect(screen.getByLabelText('Opens in a new tab')).toBeChecked()
    await user.click(screen.getByRole('dialog'))
    expect(address()).toHaveValue('/price')
  })

  it.each([
    ['', /Type where/],
    ['javascript:alert(1)', /cannot begin with/],
    ['//example.com', /is no address/],
    ['contact', /begins with a slash: \/contact/],
  ])('rejects %j with a reason', async (typed, reason) => {
    const { user, onChange } = await open('<p>word</p>')
    await user.click(link())
    if (typed) await user.type(address(), typed)
    await user.click(screen.getByText('Add link'))
    expect(address()).toBeInvalid()
    expect(address()).toHaveAccessibleDescription(reason)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows what an address becomes before it is saved', async () => {
    const { user } = await open('<p>word</p>')
    await user.click(link())
    await user.type(address(), 'ird.gov.np')
    expect(address()).toHaveAccessibleDescription('Leads to https://ird.gov.np')
  })

  it('finds an entry of the site by its title', async () => {
    mockContent({ blog: [aPost({ slug: 'vat-in-nepal', title: 'VAT in Nepal' })] })
    getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch })
    const { user, html } = await open('<p>word</p>')
    await user.click(link())
    await user.type(screen.getByLabelText('Or a page or document of this site'), 'vat')
    await user.click(await screen.findByRole('button', { name: 'VAT in Nepal Blog' }))
    expect(address()).toHaveValue('/blog/vat-in-nepal')
    expect(address()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(html()).toBe('<p><a href="/blog/vat-in-nepal">word</a></p>')
  })

  it('finds a list and an entry by their Nepali titles', async () => {
    const asked: (string | null)[] = []
    mockContent({ blog: [aPost({ slug: 'vat-in-nepal', title: 'नेपालमा भ्याट' })] })
    server.use(http.get('*/api/blog', ({ request }) => void asked.push(new URL(request.url).searchParams.get('lang'))))
    getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch })
    const { user } = await open('<p>word</p>')
    await user.click(link())
    const box = screen.getByLabelText('Or a page or document of this site')
    await user.type(box, 'पात्रो')
    await user.click(await screen.findByRole('button', { name: 'कर पात्रो Page' }))
    expect(address()).toHaveValue('/tax-calendar')
    await user.type(box, 'भ्याट')
    await user.click(await screen.findByRole('button', { name: 'नेपालमा भ्याट Blog' }))
    expect(address()).toHaveValue('/blog/vat-in-nepal')
    expect(new Set(asked)).toEqual(new Set(['ne']))
  })

  it('finds a document of the library by its title', async () => {
    const form = aDocument({ title: { en: 'VAT form', ne: '' } })
    mockContent()
    server.use(http.get('*/api/documents', () => HttpResponse.json({ documents: [form], total: 1 })))
    getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch })
    const { user, html } = await open('<p>word</p>')
    await user.click(link())
    await user.type(screen.getByLabelText('Or a page or document of this site'), 'vat')
    await user.click(await screen.findByRole('button', { name: 'VAT form Document (PDF)' }))
    await user.keyboard('{Enter}')
    expect(html()).toBe(`<p><a href="${form.filePath}">word</a></p>`)
  })

  it('inserts the title of the page that is found if nothing is selected', async () => {
    mockContent({ blog: [aPost({ slug: 'vat-in-nepal', title: 'VAT in Nepal' })] })
    getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch })
    const { editor, user, html } = await open('<p>see:</p>')
    await act(async () => editor.update(() => void $getRoot().selectEnd()))
    await user.click(link())
    await user.type(screen.getByLabelText('Or a page or document of this site'), 'vat')
    await user.click(await screen.findByRole('button', { name: 'VAT in Nepal Blog' }))
    await user.keyboard('{Enter}')
    expect(html()).toBe('<p>see:<a href="/blog/vat-in-nepal">VAT in Nepal</a></p>')
  })

  it('leaves an address from before these rules as it is', async () => {
    const { user, html } = await open('<p><a href="old.html">word</a></p>')
    await user.click(link())
    await user.click(screen.getByRole('checkbox', { name: 'Opens in a new tab' }))
    await user.click(screen.getByText('Change link'))
    expect(html()).toBe('<p><a href="old.html" target="_blank" rel="noopener noreferrer">word</a></p>')
  })

  it('changes where a link leads and how it opens, and removes it', async () => {
    const { editor, user, html } = await open('<p>a <a href="/old">word</a> b</p>')
    await act(async () => editor.update(() => $getRoot().getAllTextNodes()[1]?.select(1, 1)))
    await user.click(link())
    expect(address()).toHaveValue('/old')
    await user.clear(address())
    await user.type(address(), '/new')
    await user.click(screen.getByRole('checkbox', { name: 'Opens in a new tab' }))
    await user.click(screen.getByText('Change link'))
    expect(html()).toBe('<p>a <a href="/new" target="_blank" rel="noopener noreferrer">word</a> b</p>')
    await user.click(link())
    expect(screen.getByRole('checkbox')).toBeChecked()
    await user.click(screen.getByText('Remove link'))
    expect(html()).toBe('<p>a word b</p>')
  })

  it('inserts the URL as text if nothing is selected', async () => {
    const { editor, user, html } = await open('<p>see:</p>')
    await act(async () => editor.update(() => void $getRoot().selectEnd()))
    await user.click(link())
    await user.type(address(), 'info@example.com{Enter}')
    expect(html()).toBe('<p>see:<a href="mailto:info@example.com">info@example.com</a></p>')
  })

  it('opens by its shortcut, and Escape changes nothing and returns the focus to the text', async () => {
    const { editor, box, user, onChange, html } = await open('<p>two words</p>')
    await act(async () => editor.update(() => $getRoot().getAllTextNodes()[0]?.select(4, 9)))
    fireEvent.keyDown(box, { key: 'k', ctrlKey: true })
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus())
    await user.keyboard('/x{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(box).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'b', ctrlKey: true })
    await waitFor(() => expect(html()).toBe('<p>two <strong>words</strong></p>'))
  })

  it('opened by its button, returns the focus to the button', async () => {
    const { box, user } = await open('<p>word</p>')
    // Having been opened by its key before changes nothing.
    fireEvent.keyDown(box, { key: 'k', ctrlKey: true })
    await screen.findByLabelText('Address')
    await user.keyboard('{Escape}')
    await user.click(link())
    await user.keyboard('{Escape}')
    expect(link()).toHaveFocus()
  })
})
