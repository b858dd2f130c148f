import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { choice, open, tool } from '../testing/open.tsx'

const toolbar = (): HTMLElement => screen.getByRole('toolbar', { name: 'Formatting of Description' })
const named = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')

describe('the toolbar by keyboard', () => {
  it('is one stop of the Tab key before the text, which Tab leaves again', async () => {
    const { user, box } = await open('<p>word</p>')
    act(() => box.blur())
    await user.tab()
    expect(toolbar()).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await user.tab()
    expect(box).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('arrow keys wrap around, and Tab returns to the last used tool', async () => {
    const { user, box } = await open('<p>word</p>')
    act(() => box.blur())
    await user.tab()
    const names: (string | null | undefined)[] = []
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowRight}']) {
      await user.keyboard(key)
      names.push(named())
    }
    expect(names).toEqual(['Redo', 'Clear formatting', 'Undo', 'Clear formatting', 'Undo', 'Redo'])
    await user.tab()
    expect(box).toHaveFocus()
    await user.tab({ shift: true })
    expect(named()).toBe('Redo')
  })

  it('is reached from the text with Alt and F10', async () => {
    const { user, box } = await open('<p>word</p>')
    box.focus()
    await user.keyboard('{Alt>}{F10}{/Alt}')
    expect(named()).toBe('Undo')
  })

  it('opens menus at the checked item, arrow keys move in them, and Escape restores the focus', async () => {
    const { user } = await open('<p><span style="color: #0b5a50;">word</span></p>')
    const colour = tool('Text colour: Teal')
    colour.focus()
    await user.keyboard('{ArrowDown}')
    expect(colour).toHaveAttribute('aria-expanded', 'true')
    expect(choice('Teal')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(choice('Blue')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(choice('Green')).toHaveFocus()
    await user.keyboard('{Home}{ArrowUp}')
    expect(choice('Default')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(choice('Red')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(colour).toHaveFocus()
  })

  it('closes a menu that loses the focus', async () => {
    const { user } = await open('<p>word</p>')
    await user.click(tool(/^Font/))
    await user.tab()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('focuses the text after a choice', async () => {
    const { user, box, html } = await open('<p>word</p>')
    tool('Text style: Paragraph').focus()
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(html()).toBe('<h2>word</h2>')
    expect(box).toHaveFocus()
  })
})

describe('a key in the text', () => {
  it.each([
    ['b', {}, '<p><strong>word</strong></p>'],
    ['i', {}, '<p><em>word</em></p>'],
    ['u', {}, '<p><u>word</u></p>'],
    ['X', { shiftKey: true }, '<p><s>word</s></p>'],
    ['e', {}, '<p><code>word</code></p>'],
    ['.', {}, '<p><sup>word</sup></p>'],
    [',', {}, '<p><sub>word</sub></p>'],
    ['3', { altKey: true }, '<h3>word</h3>'],
    ['&', { shiftKey: true, code: 'Digit7' }, '<ol><li>word</li></ol>'],
    ['*', { shiftKey: true, code: 'Digit8' }, '<ul><li>word</li></ul>'],
    ['(', { shiftKey: true, code: 'Digit9' }, '<blockquote>word</blockquote>'],
    ['E', { shiftKey: true }, '<p style="text-align: center;">word</p>'],
    [']', {}, '<p style="padding-inline-start: 40px;">word</p>'],
    ['ब', { code: 'KeyB' }, '<p><strong>word</strong></p>'],
  ])('Ctrl and %s with %j', async (key, more, expected) => {
    const { box, html } = await open('<p>word</p>')
    fireEvent.keyDown(box, { key, ctrlKey: true, ...more })
    await Promise.resolve()
    expect(html()).toBe(expected)
  })

  it('that is Escape leaves the focus where it is', async () => {
    const { box, user } = await open('<p>word</p>')
    box.focus()
    await user.keyboard('{Escape}')
    expect(box).toHaveFocus()
  })

  it('that AltGr writes with is no shortcut', async () => {
    const { box, onChange } = await open('<p>word</p>')
    fireEvent.keyDown(box, { key: '3', ctrlKey: true, altKey: true, modifierAltGraph: true })
    await Promise.resolve()
    expect(onChange).not.toHaveBeenCalled()
  })
})
