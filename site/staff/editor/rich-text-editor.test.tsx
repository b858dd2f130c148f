import { act, screen } from '@testing-library/react'
import { $getRoot } from 'lexical'
import { describe, expect, it } from 'vitest'

import { open } from './testing/open.tsx'

const type = (editor: Awaited<ReturnType<typeof open>>['editor'], text: string): Promise<void> =>
  act(async () => editor.update(() => $getRoot().selectEnd().insertText(text)))

describe('the editor', () => {
  it.each([
    ['nothing', ''],
    ['text', '<p>Hello <strong>there</strong></p>'],
    ['lists of one kind side by side', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['a list that begins inside', '<ul><li><ul><li>a</li></ul></li></ul>'],
    ['markup that is not as the editor writes it', '<div><b>a</b><table><td>b</table></div>'],
  ])('reports no change after opening %s', async (_what, html) => {
    const { onChange } = await open(html)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('reports each change once, as HTML', async () => {
    const { editor, onChange } = await open('<h2>a</h2>')
    await type(editor, 'b')
    expect(onChange.mock.calls).toEqual([['<h2>ab</h2>']])
  })

  it.each(['<p>a</p>', '<h1><strong>a</strong></h1>', '<ol><li>a</li></ol>'])(
    'gives an empty text once all of %s is gone',
    async (html) => {
      const { editor, onChange } = await open(html)
      await act(async () => editor.update(() => $getRoot().select(0).removeText()))
      await act(async () => editor.update(() => void $getRoot().clear().selectEnd().insertText(' ')))
      expect(onChange.mock.lastCall).toEqual([''])
    },
  )

  it('is a named field with an accessible error message', async () => {
    const { box } = await open('<p>a</p>', 'description must be a non-empty string')
    expect(box).toHaveAttribute('aria-multiline', 'true')
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription(/must be a non-empty string.*F10/)
  })

  it('is focused by a click on its label', async () => {
    const { box, user } = await open('')
    await user.click(screen.getByText('Description'))
    expect(box).toHaveFocus()
  })
})
