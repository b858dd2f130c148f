import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import RichTextEditor from './rich-text-editor.tsx'

const show = async (initialHtml: string) => {
  const onChange = vi.fn<(html: string) => void>()
  render(<RichTextEditor label="Description" initialHtml={initialHtml} onChange={onChange} />)
  await act(async () => undefined)
  return onChange
}

describe('the editor', () => {
  it('is a named text field that shows the document', async () => {
    const onChange = await show('<p>Hello <strong>there</strong></p>')
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Hello there')
    expect(onChange).not.toHaveBeenCalled()
  })
})
