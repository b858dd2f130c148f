import { fireEvent } from '@testing-library/react'
import { $generateJSONFromSelectedNodes } from '@lexical/clipboard'
import { $createTableSelectionFrom, $isTableCellNode, $isTableNode } from '@lexical/table'
import { $getRoot, $getSelection, $selectAll, $setSelection, type LexicalEditor } from 'lexical'
import { describe, expect, it, vi } from 'vitest'

import { linkTarget } from '#contract/rich-text.ts'
import { allowedAttributes, allowedTags } from '#contract/rich-text/allowed-html.ts'
import { writeDocument } from './document/document.ts'
import { mount, settled } from './testing/mount.ts'
import { samples, xssVectors } from './testing/samples.ts'
import { ignoreTableReads } from './testing/table-reads.ts'

ignoreTableReads()

const htmlOf = (editor: LexicalEditor): string => writeDocument(editor.getEditorState())

/** A mocked clipboard. */
const clipboard = (content: Record<string, string> = {}) => ({
  content,
  get types() {
    return Object.keys(content)
  },
  files: [],
  getData: (type: string) => content[type] ?? '',
  setData: (type: string, data: string) => {
    content[type] = data
  },
})

/** The allowed attributes, and those that Lexical adds to its DOM. */
const attributes = new RegExp(`^(${allowedAttributes.join('|')}|class|dir|value|spellcheck|data-lexical-[a-z-]+)$`)

async function paste(box: HTMLElement, content: Record<string, string>): Promise<void> {
  fireEvent.paste(box, { clipboardData: clipboard(content) })
  await settled()
}

/** The type that an editor of this site marks its copies with. */
const OWN = 'application/x-site-rich-text'

/** A picture whose bytes come along is added to the library: pasted-pictures.test.tsx. */
const hasBytes = ([html]: readonly [html: string, kept: string]): boolean => html.includes('src="data:')

describe.each(samples)('pasted with the styles of %s', (_source, pairs) => {
  it.each(pairs.filter((pair) => !hasBytes(pair)))('%s', async (html, kept) => {
    const { editor, box } = await mount('')
    await paste(box, { 'text/html': html, [OWN]: 'true' })
    expect(htmlOf(editor)).toBe(kept || '<p><br></p>')
  })
})

describe('pasting', () => {
  it.each([
    ['<ul><li>one</li><li>X</li></ul>', '<ul><li>one</li></ul>', ''],
    ['<ol><li>one</li><li>X</li><li>two</li></ol>', '<ol><li>one</li></ol>', '<ol><li>two</li></ol>'],
    ['<ul><li>one<ul><li>X</li></ul></li></ul>', '<ul><li>one</li></ul>', ''],
    ['<ul><li>X</li></ul>', '', ''],
  ])('at the empty item X of %s, a heading or a quote ends the list', async (list, before, after) => {
    for (const block of ['<h2>Head</h2>', '<blockquote>Quote</blockquote>']) {
      const { editor, box } = await mount(list)
      const $clear = () => {
        const item = $getRoot()
          .getAllTextNodes()
          .find((node) => node.getTextContent() === 'X')
          ?.getParentOrThrow()
        item?.clear().select()
      }
      editor.update($clear, { discrete: true })
      await paste(box, { 'text/html': `${block}<p>text</p>` })
      expect(htmlOf(editor)).toBe(`${before}${block}<p>text</p>${after}`)
    }
  })

  it('inserts words at the caret with their formatting', async () => {
    const { editor, box } = await mount('<h2>one two</h2>')
    editor.update(() => $getRoot().getFirstDescendant()?.selectStart(), { discrete: true })
    await paste(box, { 'text/html': '<p>the <b>big</b> </p>' })
    expect(htmlOf(editor)).toBe('<h2>the <strong>big</strong>one two</h2>')
  })

  it('makes a paragraph of each line of plain text', async () => {
    const { editor, box } = await mount('')
    await paste(box, { 'text/plain': 'a <b>\r\n\nc' })
    expect(htmlOf(editor)).toBe('<p>a &lt;b&gt;</p><p><br></p><p>c</p>')
  })

  it('ignores serialized Lexical nodes on the clipboard', async () => {
    const { editor, box } = await mount('<p>mine</p>')
    const nodes = editor.read(() => $generateJSONFromSelectedNodes(editor, $getSelection()).nodes)
    const forged = JSON.stringify({ namespace: editor._config.namespace, nodes }).replaceAll('mine', 'forged')
    await paste(box, { 'application/x-lexical-editor': forged, 'text/html': '<p>shown</p>' })
    expect(htmlOf(editor)).toBe('<p>shown</p>')
  })

  it('fills the cells of a table with those of a pasted one, and makes text of others beside text', async () => {
    const { editor, box } = await mount('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')
    const inFirstCell = () => editor.update(() => $getRoot().getFirstDescendant()?.selectStart(), { discrete: true })
    inFirstCell()
    await paste(box, { 'text/html': '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>' })
    const filled = '<tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>'
    expect(htmlOf(editor)).toBe(`<table><tbody>${filled}</tbody></table>`)
    inFirstCell()
    await paste(box, { 'text/html': '<p>x</p><table><tr><td>y</td><td>z</td></tr></table>' })
    expect(htmlOf(editor)).toContain('<td><p>x</p><p>y z1</p></td><td>2</td>')
  })

  it.each(xssVectors)('removes what is not allowed in %j', async (vector) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { editor, box } = await mount('')
    await paste(box, { 'text/html': vector })
    const saved = document.createElement('template')
    saved.innerHTML = htmlOf(editor)
    for (const element of [...box.querySelectorAll('*'), ...saved.content.querySelectorAll('*')]) {
      // Lexical's frame around a table, which scrolls.
      if (element.className !== 'table-scroll') expect(allowedTags).toContain(element.localName)
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(attributes)
        if (name === 'href') expect(linkTarget(value)).toBe(value)
        if (name === 'style') expect(value.replace(/"[^"]*"/g, '')).not.toMatch(/url|expression|position|behavior/i)
      }
    }
    expect(alert).not.toHaveBeenCalled()
  })
})

const url = 'https://ird.gov.np'

describe('text pasted from elsewhere', () => {
  const styled = (style: string, words = 'words') => `<p><span style="${style}">${words}</span></p>`

  it.each([
    ['Google Docs', styled('font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent')],
    ['Word', '<p class=MsoNormal><font face="Calibri" size="3" color="#000000">words</font></p>'],
    [
      'a page',
      styled('color: rgb(30, 41, 59); font-family: Inter; font-size: 18px; background-color: rgb(255, 255, 255)'),
    ],
    ['a dark page', styled('color: rgba(248, 250, 252, 0.9); background: #0f172a')],
    ['a heading of Word', styled('color:#2F5496;mso-themecolor:accent1;mso-themeshade:191')],
    ['a heading of a newer Word', styled('color: rgb(15, 71, 97)')],
    ['an old mail', styled('color: #333; background-color: WhiteSmoke; font-size: larger')],
  ])('has the site’s own typeface, size and colour: %s', async (_from, html) => {
    const { editor, box } = await mount('')
    await paste(box, { 'text/html': html })
    expect(htmlOf(editor)).toBe('<p>words</p>')
  })

  it('keeps a colour that somebody chose, for words and behind them, and what is bold', async () => {
    const { editor, box } = await mount('')
    const red = '<b style="color: #c00; font-size: 9pt">red</b>'
    const marked = '<span style="background-color: rgb(255, 255, 0); color: black">marked</span>'
    await paste(box, { 'text/html': `<p>${red} and ${marked}</p>` })
    const kept = '<span style="color: #c00;"><strong>red</strong></span>'
    expect(htmlOf(editor)).toBe(`<p>${kept} and <span style="background-color: rgb(255, 255, 0);">marked</span></p>`)
  })

  it('has links in the colour of the site’s, whatever theirs is', async () => {
    const { editor, box } = await mount('')
    const words = '<span style="color: #1155cc; font-family: Arial">the notice</span>'
    await paste(box, { 'text/html': `<ul><li>see <a href="${url}">${words}</a></li></ul>` })
    expect(htmlOf(editor)).toBe(`<ul><li>see <a href="${url}">the notice</a></li></ul>`)
  })

  it('keeps all its styles where it was copied from an editor of the site, the panel’s too', async () => {
    const html = '<p><span style="color: #000000; font-family: Georgia; font-size: 2em;">large</span></p>'
    const { editor, box } = await mount(html)
    editor.update(() => void $selectAll(), { discrete: true })
    const copied = clipboard()
    fireEvent.copy(box, { clipboardData: copied })
    for (const mark of [copied.content, { 'application/x-lexical-editor': '{}', 'text/html': html }]) {
      const other = await mount('')
      await paste(other.box, mark)
      expect(htmlOf(other.editor)).toBe(html)
    }
  })
})
const link = `<a href="${url}">${url}</a>`
const picture = '0b5bd0a4-7f8f-4b0a-9f3c-2f0a6b1d8c11'

describe('a pasted web address', () => {
  it.each([
    ['is a link at the caret', '<p>see:</p>', [4, 4], { 'text/plain': ` ${url}\n` }, `<p>see:${link}</p>`],
    ['links the selected words', '<p>two words</p>', [4, 9], {}, `<p>two <a href="${url}">words</a></p>`],
    ['is not the HTML of the same', '<p>a:</p>', [2, 2], { 'text/html': `<b>${url}</b>` }, `<p>a:${link}</p>`],
    ['replaces a selected address', '<p>www.example.com</p>', [0, 15], {}, `<p>${link}</p>`],
    ['stays text within code', '<p><code>ab</code></p>', [0, 1], {}, `<p><code>${url}b</code></p>`],
    ['stays text within a link', '<p><a href="/a">ab</a></p>', [1, 1], {}, `<p><a href="/a">a${url}b</a></p>`],
    ['is text beside others', '<p>a</p>', [1, 1], { 'text/plain': `, ${url}` }, `<p>a, ${url}</p>`],
  ] as const)('%s', async (_what, html, [start, end], more, expected) => {
    const { editor, box } = await mount(html)
    editor.update(() => void $getRoot().getAllTextNodes()[0]?.select(start, end), { discrete: true })
    await paste(box, { 'text/plain': url, ...more })
    expect(htmlOf(editor)).toBe(expected)
  })

  it.each([
    ['its target', `<a href="${url}/notice?id=5">${url}</a>`, `<p><a href="${url}/notice?id=5">${url}</a></p>`],
    [
      'its new tab',
      `<a href="${url}" target="_blank">${url}</a>`,
      `<p><a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a></p>`,
    ],
    ['its code', `<code>${url}</code>`, `<p><code>${url}</code></p>`],
    [
      'its picture',
      `<figure><img data-picture="${picture}" alt=""><figcaption>${url}</figcaption></figure>`,
      `<figure><img data-picture="${picture}" alt="" loading="lazy"><figcaption>${url}</figcaption></figure>`,
    ],
  ])('keeps %s', async (_what, html, expected) => {
    const { editor, box } = await mount('')
    await paste(box, { 'text/plain': url, 'text/html': html })
    expect(htmlOf(editor)).toBe(expected)
  })

  it('is cut and pasted with its target', async () => {
    const html = `<p>see <a href="${url}/notice?id=5">${url}</a></p>`
    const { editor, box } = await mount(html)
    editor.update(() => void $getRoot().getAllTextNodes()[1]?.select(0, url.length), { discrete: true })
    const data = clipboard()
    fireEvent.cut(box, { clipboardData: data })
    await settled()
    expect(htmlOf(editor)).not.toContain('ird')
    await paste(box, data.content)
    expect(htmlOf(editor)).toBe(html)
  })

  it('links the selected words also where a browser has copied it as a link', async () => {
    const { editor, box } = await mount('<p>words</p>')
    await paste(box, { 'text/plain': url, 'text/html': `<a href="${url}/">${url}</a>` })
    expect(htmlOf(editor)).toBe(`<p><a href="${url}">words</a></p>`)
  })

  it('replaces what is selected of several blocks', async () => {
    const { editor, box } = await mount('<p>a</p><p>b</p>')
    await paste(box, { 'text/plain': url })
    expect(htmlOf(editor)).toBe(`<p>${link}</p>`)
  })
})

describe('copying and cutting', () => {
  it('put the saved HTML and the plain text on the clipboard', async () => {
    const html = '<h2>Title</h2><ul><li><span style="color: red;"><u>one</u></span></li></ul>'
    const { editor, box } = await mount(html)
    const data = clipboard()
    fireEvent.copy(box, { clipboardData: data })
    await settled()
    expect(data.content['text/html']).toBe(html)
    expect(data.content['text/plain']).toMatch(/^Title\s+one$/)
    expect(htmlOf(editor)).toBe(html)
  })

  it('of cells take a table along, and leave them empty', async () => {
    const { editor, box } = await mount('<table><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>')
    editor.update(
      () => {
        const [first, second] = $getRoot().getAllTextNodes()
        const cells = [first, second].flatMap((node) => node?.getParents().find($isTableCellNode) ?? [])
        const table = cells[0]?.getParents().find($isTableNode)
        if (table && cells[0] && cells[1]) $setSelection($createTableSelectionFrom(table, cells[0], cells[1]))
      },
      { discrete: true },
    )
    const data = clipboard()
    fireEvent.cut(box, { clipboardData: data })
    await settled()
    expect(data.content['text/html']).toBe('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')
    expect(htmlOf(editor)).toBe('<table><tbody><tr><td></td><td></td><td>c</td></tr></tbody></table>')
  })

  it('a cut document can be pasted unchanged', async () => {
    const html = '<p style="text-align: right;">one <sup>2</sup></p><blockquote>three</blockquote>'
    const { editor, box } = await mount(html)
    const data = clipboard()
    fireEvent.cut(box, { clipboardData: data })
    await settled()
    expect(htmlOf(editor)).not.toContain('three')
    await paste(box, data.content)
    expect(htmlOf(editor)).toBe(html)
  })
})
