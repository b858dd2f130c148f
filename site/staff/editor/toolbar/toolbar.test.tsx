import { act } from '@testing-library/react'
import { $getRoot } from 'lexical'
import { describe, expect, it } from 'vitest'

import { alignments, headings, type TextStyle, textStyles } from '#contract/rich-text.ts'
import { paletteNames } from '#contract/palette-names.ts'
import { choice, open, tool } from '../testing/open.tsx'

describe('a button of the toolbar', () => {
  it.each([
    ['Bold', '<p><strong>word</strong></p>'],
    ['Italic', '<p><em>word</em></p>'],
    ['Underline', '<p><u>word</u></p>'],
    ['Strike', '<p><s>word</s></p>'],
    ['Subscript', '<p><sub>word</sub></p>'],
    ['Superscript', '<p><sup>word</sup></p>'],
    ['Code', '<p><code>word</code></p>'],
    ['Bulleted list', '<ul><li>word</li></ul>'],
    ['Numbered list', '<ol><li>word</li></ol>'],
    ['Quote', '<blockquote>word</blockquote>'],
  ])('%s is pressed where what is selected has it, and takes it back', async (name, html) => {
    const { user, ...editor } = await open('<p>word</p>')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    await user.click(tool(name))
    expect(editor.html()).toBe(html)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    await user.click(tool(name))
    expect(editor.html()).toBe('<p>word</p>')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
  })

  it('moves paragraphs to the right and back, not beyond the edge', async () => {
    const { user, html } = await open('<p>word</p>')
    for (const name of ['Increase indent', 'Increase indent', 'Decrease indent']) await user.click(tool(name))
    expect(html()).toBe('<p style="padding-inline-start: 40px;">word</p>')
    for (const name of ['Decrease indent', 'Decrease indent']) await user.click(tool(name))
    expect(html()).toBe('<p>word</p>')
  })

  it('moves items into an inner list, which counts from one', async () => {
    const { editor, user, html } = await open('<ol start="5"><li>a</li><li>b</li></ol>')
    await act(async () => editor.update(() => void $getRoot().selectEnd()))
    await user.click(tool('Increase indent'))
    expect(html()).toBe('<ol start="5"><li>a<ol><li>b</li></ol></li></ol>')
    await user.click(tool('Decrease indent'))
    expect(html()).toBe('<ol start="5"><li>a</li><li>b</li></ol>')
  })

  it('clears all formatting and keeps links and lists', async () => {
    const { user, html } = await open(
      '<h2 style="text-align: center; padding-inline-start: 40px;"><span style="color: red;"><strong>a</strong></span></h2><ul><li style="text-align: right;"><a href="/b"><em>b</em></a></li></ul>',
    )
    await user.click(tool('Clear formatting'))
    expect(html()).toBe('<p>a</p><ul><li><a href="/b">b</a></li></ul>')
  })

  it('undoes and redoes changes if there are any', async () => {
    const { user, html } = await open('<p>word</p>')
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
    await user.click(tool('Bold'))
    await user.click(tool('Undo'))
    expect(html()).toBe('<p>word</p>')
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
    await user.click(tool('Redo'))
    expect(html()).toBe('<p><strong>word</strong></p>')
    expect(tool('Redo')).toHaveAttribute('aria-disabled', 'true')
  })
})

const menuOf: Readonly<Record<TextStyle, RegExp>> = {
  color: /^Text colour/,
  'background-color': /^Background colour/,
  'font-family': /^Font/,
  'font-size': /^Size/,
}

describe('a menu of the toolbar', { timeout: 20_000 }, () => {
  it.each(textStyles)('sets %s to each value of the palette, says so, and takes it back', async (property) => {
    const { user, html } = await open('<p>word</p>')
    for (const [value, name] of Object.entries(paletteNames[property])) {
      await user.click(tool(menuOf[property]))
      await user.click(choice(name))
      expect(html()).toBe(`<p><span style="${property}: ${value.replaceAll('"', '&quot;')};">word</span></p>`)
      expect(tool(menuOf[property])).toHaveAttribute('aria-label', expect.stringMatching(new RegExp(`: ${name}$`)))
    }
    await user.click(tool(menuOf[property]))
    expect(choice(Object.values(paletteNames[property]).at(-1) ?? '')).toBeChecked()
    await user.click(choice('Default'))
    expect(html()).toBe('<p>word</p>')
  })

  it('shows and keeps values that are not in the palette', async () => {
    const odd = 'color: oklch(0.6 0.1 200); font-family: "a\\3b  b", serif;'
    const { user, html } = await open(`<p><span style='${odd} font-size: 13px;'>word</span></p>`)
    expect(tool('Size: 13px')).toBeInTheDocument()
    await user.click(tool('Bold'))
    await user.click(tool('Size: 13px'))
    await user.click(choice('Large'))
    expect(html()).toBe(
      `<p><span style="${odd.replaceAll('"', '&quot;')} font-size: 1.5em;"><strong>word</strong></span></p>`,
    )
  })

  it('makes headings of every level of a paragraph, and back', async () => {
    const { user, html } = await open('<p>word</p>')
    for (const tag of headings) {
      await user.click(tool(/^Text style/))
      await user.click(choice(`Heading ${tag.slice(1)}`))
      expect(html()).toBe(`<${tag}>word</${tag}>`)
      expect(tool(/^Text style/)).toHaveAttribute('aria-label', `Text style: Heading ${tag.slice(1)}`)
    }
    await user.click(tool(/^Text style/))
    await user.click(choice('Paragraph'))
    expect(html()).toBe('<p>word</p>')
  })

  it.each([
    ['Left', 'left'],
    ['Centre', 'center'],
    ['Right', 'right'],
    ['Justified', 'justify'],
  ])('aligns %s', async (name, value) => {
    expect(alignments).toContain(value)
    const { user, html } = await open('<p>word</p>')
    await user.click(tool('Alignment: Default'))
    await user.click(choice(name))
    expect(html()).toBe(`<p style="text-align: ${value};">word</p>`)
    await user.click(tool(`Alignment: ${name}`))
    await user.click(choice('Default'))
    expect(html()).toBe('<p>word</p>')
  })
})
