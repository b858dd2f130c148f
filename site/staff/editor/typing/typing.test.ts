import { fireEvent } from '@testing-library/react'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { describe, expect, it } from 'vitest'

import { writeDocument } from '../document/document.ts'
import { mount, settled } from '../testing/mount.ts'
import { ignoreTableReads } from '../testing/table-reads.ts'

ignoreTableReads()

/** The HTML, with plain spaces also at the end of a block. */
const htmlOf = (editor: LexicalEditor): string => writeDocument(editor.getEditorState()).replaceAll('&nbsp;', ' ')

/** Types each character in an update of its own; a new line is Enter, `\v` a line break. */
async function type(editor: LexicalEditor, text: string): Promise<void> {
  for (const character of text) {
    editor.update(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      if (character === '\n') selection.insertParagraph()
      else if (character === '\v') selection.insertLineBreak()
      else selection.insertText(character)
    })
    await settled()
  }
}

async function typed(text: string, html = '', offset?: number) {
  const { editor, box } = await mount(html)
  editor.update(
    () => {
      const last = $getRoot().getLastDescendant()
      const selection = $isTextNode(last) ? last.select(offset, offset) : $getRoot().selectEnd()
      // As the caret of a browser has it.
      if ($isTextNode(last)) selection.setFormat(last.getFormat())
    },
    { discrete: true },
  )
  await type(editor, text)
  return { editor, box }
}

async function dispatch(editor: LexicalEditor, command: typeof UNDO_COMMAND): Promise<string> {
  editor.dispatchCommand(command, undefined)
  await settled()
  return htmlOf(editor)
}

async function backspace({ editor, box }: Awaited<ReturnType<typeof typed>>): Promise<string> {
  fireEvent.keyDown(box, { key: 'Backspace' })
  await settled()
  return htmlOf(editor)
}

describe('what is typed makes a list, a heading or a quote', () => {
  it.each([
    ['- one', '', '<ul><li>one</li></ul>'],
    ['* one', '', '<ul><li>one</li></ul>'],
    ['1. one\ntwo', '', '<ol><li>one</li><li>two</li></ol>'],
    ['१. एक', '', '<ol><li>एक</li></ol>'],
    ['## one\ntwo', '', '<h2>one</h2><p>two</p>'],
    ['###### one', '', '<h6>one</h6>'],
    ['> one', '', '<blockquote>one</blockquote>'],
    ['\n- one', '<p>a</p>', '<p>a</p><ul><li>one</li></ul>'],
    [
      '- one',
      '<table><tbody><tr><td></td></tr></tbody></table>',
      '<table><tbody><tr><td><ul><li>one</li></ul></td></tr></tbody></table>',
    ],
  ])('%j after %j', async (text, html, expected) => {
    const { editor } = await typed(text, html)
    expect(htmlOf(editor)).toBe(expected)
  })

  it.each([
    ['- ', '<h2><br></h2>', '<h2>- </h2>'],
    ['- ', '<ul><li>a</li></ul>', '<ul><li>a- </li></ul>'],
    [' ', '<p>a -</p>', '<p>a - </p>'],
    ['x', '<p>-&nbsp;</p>', '<p>- x</p>'],
    ['2. x', '', '<p>2. x</p>'],
    ['####### x', '', '<p>####### x</p>'],
    ['#x', '', '<p>#x</p>'],
    [' x', '<p><code>-</code></p>', '<p><code>- x</code></p>'],
  ])('but not %j after %j', async (text, html, expected) => {
    const { editor } = await typed(text, html)
    expect(htmlOf(editor)).toBe(expected)
  })

  it('undo and Backspace give the characters back, which then stay', async () => {
    const one = await typed('- ')
    expect(await dispatch(one.editor, UNDO_COMMAND)).toBe('<p>- </p>')
    expect(await dispatch(one.editor, REDO_COMMAND)).toBe('<ul><li><br></li></ul>')
    const other = await typed('1. ')
    expect(await backspace(other)).toBe('<p>1. </p>')
    expect(await backspace(await typed('## '))).toBe('<p>## </p>')
    await type(other.editor, 'x')
    expect(htmlOf(other.editor)).toBe('<p>1. x</p>')
  })
})

const link = '<a href="https://ird.gov.np">https://ird.gov.np</a>'

describe('what is typed makes a link', () => {
  it.each([
    ['see https://ird.gov.np, then', '', `<p>see ${link}, then</p>`],
    ['www.ird.gov.np x', '', '<p><a href="https://www.ird.gov.np">www.ird.gov.np</a> x</p>'],
    ['(https://ird.gov.np)\nx', '', `<p>(${link})</p><p>x</p>`],
    ['https://ird.gov.np\n\nx', '', `<p>${link}</p><p><br></p><p>x</p>`],
    ['https://ird.gov.np\vx', '', `<p>${link}<br>x</p>`],
    ['- https://ird.gov.np\nx', '', `<ul><li>${link}</li><li>x</li></ul>`],
    [
      ' ',
      '<p><strong>https://ird.gov.np</strong></p>',
      `<p><a href="https://ird.gov.np"><strong>https://ird.gov.np</strong></a><strong> </strong></p>`,
    ],
  ])('%j after %j', async (text, html, expected) => {
    const { editor } = await typed(text, html)
    expect(htmlOf(editor)).toBe(expected)
  })

  it.each([
    [' ', '<p><code>https://ird.gov.np</code></p>', '<p><code>https://ird.gov.np </code></p>'],
    ['\nx', '<p><a href="/a">https://ird.gov.np</a></p>', '<p><a href="/a">https://ird.gov.np</a></p><p>x</p>'],
    ['x', '<p>https://ird.gov.np</p>', '<p>https://ird.gov.npx</p>'],
    [' ', '<p>x<strong>https://ird.gov.np</strong></p>', '<p>x<strong>https://ird.gov.np </strong></p>'],
    ['https://user:password@example.com ', '', '<p>https://user:password@example.com </p>'],
  ])('but not %j after %j', async (text, html, expected) => {
    const { editor } = await typed(text, html)
    expect(htmlOf(editor)).toBe(expected)
  })

  it('before a space without its formatting', async () => {
    const { editor } = await typed('', '<p><strong>https://ird.gov.np</strong></p>')
    editor.update(() => void $getRoot().getAllTextNodes()[0]?.selectEnd().setFormat(0), { discrete: true })
    await type(editor, ' x')
    expect(htmlOf(editor)).toBe(`<p>${link.replace(/>(.*)</, '><strong>$1</strong><')} x</p>`)
  })

  it('not of the half of a word', async () => {
    const { editor } = await typed(' ', '<p>https://ird.gov.np/forms</p>', 18)
    expect(htmlOf(editor)).toBe('<p>https://ird.gov.np /forms</p>')
  })

  it('before a line break that is there, with the caret on the line between', async () => {
    const { editor } = await mount('<p>https://ird.gov.np<br>b</p>')
    editor.update(() => void $getRoot().getAllTextNodes()[0]?.selectEnd(), { discrete: true })
    await type(editor, '\vx')
    expect(htmlOf(editor)).toBe(`<p>${link}<br>x<br>b</p>`)
  })

  it('before the words that follow', async () => {
    const { editor } = await typed(' x', '<p>https://ird.gov.np there</p>', 18)
    expect(htmlOf(editor)).toBe(`<p>${link} x there</p>`)
  })

  it('Backspace deletes as ever once the caret was elsewhere', async () => {
    const { editor, box } = await typed('https://ird.gov.np ')
    const caret = editor.getEditorState().read(() => $getSelection()?.clone() ?? null)
    editor.update(() => void $getRoot().selectStart())
    await settled()
    editor.update(() => $setSelection(caret))
    await settled()
    expect(await backspace({ editor, box })).toContain(link)
  })

  it('undo and Backspace give the characters back', async () => {
    const one = await typed('https://ird.gov.np\n')
    expect(await dispatch(one.editor, UNDO_COMMAND)).toBe('<p>https://ird.gov.np</p><p><br></p>')
    const other = await typed('https://ird.gov.np ')
    expect(await backspace(other)).toBe('<p>https://ird.gov.np </p>')
    await type(other.editor, 'x')
    expect(htmlOf(other.editor)).toBe('<p>https://ird.gov.np x</p>')
  })
})
