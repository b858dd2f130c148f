import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { open } from './testing/open.tsx'
import { ignoreTableReads } from './testing/table-reads.ts'

ignoreTableReads()

async function paste(box: HTMLElement, html: string, files: readonly File[] = []): Promise<void> {
  const clipboardData = { files, types: [], getData: (type: string) => (type === 'text/html' ? html : '') }
  await act(async () => void fireEvent.paste(box, { clipboardData }))
}

describe('the note below the text', () => {
  it.each([
    [
      '<p>a</p><img src="file:///C:/x.png" alt="Chart"><p><img src="https://example.com/y.png"></p>',
      '2 pictures were not taken over: add them with the button “Picture”.',
    ],
    [
      '<p>a<img src="https://example.com/x.png"></p>',
      'One picture was not taken over: add it with the button “Picture”.',
    ],
    ['<p>a</p><iframe src="https://example.com"><img></iframe>', 'One video or embedded page was not taken over.'],
    [
      '<table><tr><td>a<table><tr><td>b<td><img src=x></table><td>c</table>',
      /^One picture was .* Tables within a table became text\.$/,
    ],
  ])('says what of %s is lost', async (html, said) => {
    const { box } = await open('')
    await paste(box, html)
    expect(screen.getByRole('status')).toHaveTextContent(said)
  })

  it.each([
    '<p>a</p>',
    '<table><tr><td>a<td>b</table>',
    '<p>a<img alt="😀" src="x"><img width=1 height=1 src="y"></p>',
  ])('says nothing of %s', async (html) => {
    const { box } = await open('')
    await paste(box, html)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is gone after the next paste, or when it is closed', async () => {
    const { box, user } = await open('')
    const picture = '<p>a<img src="https://example.com/x.png"></p>'
    await paste(box, picture)
    expect(screen.getByRole('status')).toHaveTextContent('One picture')
    await paste(box, '<p>a</p>')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await paste(box, picture)
    await user.click(screen.getByRole('button', { name: 'Close note' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
