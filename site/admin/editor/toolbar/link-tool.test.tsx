import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { $getRoot } from 'lexical'
import { describe, expect, it } from 'vitest'

import { open, tool } from '../testing/open.tsx'

const address = (): HTMLElement => screen.getByLabelText('Address')
const link = (): HTMLElement => tool('Link')

describe('the link tool', () => {
  it.each([
    ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&amp;b=2'],
    ['www.example.com', 'https://www.example.com'],
    ['info@example.com', 'mailto:info@example.com'],
    [' tel:+977-1-5550100 ', 'tel:+977-1-5550100'],
    ['/price', '/price'],
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

  it.each(['', 'javascript:alert(1)', '//example.com', 'java script:alert(1)'])(
    'rejects %j with an error message',
    async (typed) => {
      const { user, onChange } = await open('<p>word</p>')
      await user.click(link())
      if (typed) await user.type(address(), typed)
      await user.click(screen.getByText('Add link'))
      expect(address()).toBeInvalid()
      expect(address()).toHaveAccessibleDescription(/https/)
      expect(onChange).not.toHaveBeenCalled()
    },
  )

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
    expect(await screen.findByLabelText('Address')).toHaveFocus()
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
