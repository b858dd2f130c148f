import { act, fireEvent, screen } from '@testing-library/react'
import { $createTableSelectionFrom, $isTableCellNode, $isTableNode } from '@lexical/table'
import { $getRoot, $getSelection, $isRangeSelection, $setSelection, type LexicalEditor } from 'lexical'
import { describe, expect, it } from 'vitest'

import { open, tool } from '../testing/open.tsx'
import { ignoreTableReads } from '../testing/table-reads.ts'

ignoreTableReads()

const cell = (tag: string, text: string): string => `<${tag}>${text}</${tag.split(' ')[0]}>`
const row = (...cells: string[]): string => `<tr>${cells.map((text) => cell('td', text)).join('')}</tr>`
const head = (...cells: string[]): string =>
  `<thead><tr>${cells.map((text) => cell('th scope="col"', text)).join('')}</tr></thead>`
const table = (header: string, ...rows: string[]): string =>
  `<table>${header}${rows.length > 0 ? `<tbody>${rows.join('')}</tbody>` : ''}</table>`

/** The cells of the first table, in document order. */
const $cells = () => {
  const found = $getRoot().getChildren().find($isTableNode)
  if (!found) throw new Error('no table')
  return { found, cells: found.getAllTextNodes().flatMap((node) => node.getParents().find($isTableCellNode) ?? []) }
}

const selectCell = (editor: LexicalEditor, at: number): Promise<void> =>
  act(async () => editor.update(() => void $cells().cells[at]?.selectEnd()))

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string): Promise<void> {
  await user.click(tool('Table'))
  const found = screen.getByText(name, { selector: '[role^="menuitem"] > span' }).closest('button')
  if (!found) throw new Error(`no choice ${name}`)
  await user.click(found)
}

function $insertText(text: string): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertText(text)
}

const twoByTwo = table(head('a', 'b'), row('c', 'd'))

describe('the table tool', () => {
  it('inserts a table with a header row, and a paragraph after it', async () => {
    const { editor, user, html, box } = await open('<p>word</p>')
    await act(async () => editor.update(() => void $getRoot().selectEnd()))
    await choose(user, 'Insert table of 2 columns')
    expect(html()).toBe(`<p>word</p>${table(head('', ''), row('', ''), row('', ''))}<p><br></p>`)
    expect(box).toHaveFocus()
    expect(tool('Table')).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['Insert row above', 2, table(head('a', 'b'), row('', ''), row('c', 'd'))],
    ['Insert row below', 2, table(head('a', 'b'), row('c', 'd'), row('', ''))],
    ['Insert column on the left', 3, table(head('a', '', 'b'), row('c', '', 'd'))],
    ['Insert column on the right', 3, table(head('a', 'b', ''), row('c', 'd', ''))],
    ['Delete row', 2, table(head('a', 'b'))],
    ['Delete column', 0, table(head('b'), row('d'))],
    ['Header row', 3, table('', row('a', 'b'), row('c', 'd'))],
    ['Header column', 3, `<table>${head('a', 'b')}<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>`],
  ])('%s', async (name, at, expected) => {
    const { editor, user, html } = await open(`<p>x</p>${twoByTwo}`)
    await selectCell(editor, at)
    await choose(user, name)
    expect(html()).toBe(`<p>x</p>${expected}`)
  })

  it('deletes the table', async () => {
    const { editor, user, html } = await open(`<p>x</p>${twoByTwo}<p>y</p>`)
    await selectCell(editor, 0)
    await choose(user, 'Delete table')
    expect(html()).toBe('<p>x</p><p>y</p>')
    expect(tool('Table')).toHaveAttribute('aria-pressed', 'false')
  })

  it('says which headers there are, and takes them back', async () => {
    const { editor, user, html } = await open(`<p>x</p>${twoByTwo}`)
    await selectCell(editor, 3)
    await choose(user, 'Header column')
    await user.click(tool('Table'))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Header row' })).toBeChecked()
    expect(screen.getByRole('menuitemcheckbox', { name: 'Header column' })).toBeChecked()
    await user.keyboard('{Escape}')
    await choose(user, 'Header column')
    expect(html()).toBe(`<p>x</p>${twoByTwo}`)
  })

  it('is used by keyboard', async () => {
    const { editor, user, box, html } = await open(`<p>x</p>${twoByTwo}`)
    box.focus()
    await selectCell(editor, 2)
    await user.keyboard('{Alt>}{F10}{/Alt}{End}{ArrowLeft}{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Insert row above' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(html()).toBe(`<p>x</p>${table(head('a', 'b'), row('c', 'd'), row('', ''))}`)
    expect(box).toHaveFocus()
  })

  it('Tab moves to the next cell, and out of the last', async () => {
    const { editor, box, html } = await open(`${twoByTwo}<p>y</p>`)
    await selectCell(editor, 2)
    for (const _ of [1, 2]) {
      await act(async () => void fireEvent.keyDown(box, { key: 'Tab' }))
      await act(async () => editor.update(() => $insertText('!')))
    }
    expect(html()).toBe(`${table(head('a', 'b'), row('c', 'd!'))}<p>!y</p>`)
  })

  it('formats all selected cells', async () => {
    const { editor, user, html } = await open(`<p>x</p>${twoByTwo}`)
    await act(async () =>
      editor.update(() => {
        const { found, cells } = $cells()
        const [first, , third] = cells
        if (first && third) $setSelection($createTableSelectionFrom(found, first, third))
      }),
    )
    await user.click(tool('Bold'))
    expect(html()).toBe(`<p>x</p>${table(head('<strong>a</strong>', 'b'), row('<strong>c</strong>', 'd'))}`)
  })
})
