import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allowedAttributes, allowedTags } from '#contract/rich-text/allowed-html.ts'
import { richText, tagSoup } from './testing/arbitrary.ts'
import { fromHtml } from './from-html.ts'
import { isElement, type Node, parseBounded } from './bounded-parser.ts'
import type { BlockNode, InlineNode, ListItemNode, RichText } from '#contract/rich-text/nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

/** Each character of a document with its formatting and position, regardless of how text is split into nodes. */
function charactersOf(state: RichText): string[] {
  const characters: string[] = []
  const inline = (nodes: readonly (InlineNode | ListItemNode['children'][number])[], where: string) => {
    for (const node of nodes) {
      if (node.type === 'text')
        for (const character of node.text
          .replaceAll('\t', '    ')
          .replace(/[\f\v]/g, ' ')
          .replace(/[\u2028\u2029]/g, ''))
          characters.push(`${where} ${node.format} ${node.style} ${character.replaceAll('\u00a0', ' ')}`)
      else if (node.type === 'link') inline(node.children, `${where} ${node.fields.url} ${node.fields.newTab}`)
      else if (node.type === 'list') list(node.children, `${where} ${node.tag}`)
    }
  }
  const list = (items: readonly ListItemNode[], where: string) => {
    // `start` is the default alignment; it is written only where an inner item overrides that of the outer one.
    for (const item of items)
      inline(
        item.children,
        `${where} ${item.children.some(({ type }) => type === 'list') ? '' : item.format.replace('start', '')}`,
      )
  }
  const visitBlock = (block: BlockNode, where: string) => {
    if (block.type === 'list') list(block.children, `${where}${block.tag}`)
    else if (block.type === 'table')
      for (const [y, row] of block.children.entries())
        for (const [x, cell] of row.children.entries()) {
          // A cell of both headers is written as one of the header row.
          const header = cell.headerState & 1 ? 'column' : cell.headerState & 2 ? 'row' : 'none'
          const place = `${y} ${x} ${header} ${cell.colSpan} ${cell.rowSpan}`
          characters.push(place)
          for (const inner of cell.children) visitBlock(inner, `${place} `)
        }
    else if (block.type === 'upload')
      characters.push(`${where}picture ${JSON.stringify([block.value, block.fields, block.shown])}`)
    else
      inline(
        block.children,
        `${where}${block.type === 'heading' ? block.tag : block.type} ${block.format} ${block.indent}`,
      )
  }
  for (const block of state.root.children) visitBlock(block, '')
  return characters
}

const normalize = (html: string): string => toHtml(fromHtml(html))

function visit(nodes: readonly Node[], each: (node: Node) => void): void {
  for (const node of nodes) {
    each(node)
    if (isElement(node)) visit(node.childNodes, each)
  }
}

const letters = (nodes: readonly Node[]): string => {
  let all = ''
  visit(nodes, (node) => {
    if (node.nodeName === '#text' && 'value' in node) all += node.value
  })
  return all.replace(/[\s\u00a0]+/g, '')
}

describe('rich text', { timeout: 60_000 }, () => {
  it('X9: converted to HTML and back has the same characters, formatting, positions and links', () => {
    fc.assert(
      fc.property(richText, (state) => {
        const html = toHtml(state)
        const back = fromHtml(html)
        expect(charactersOf(back)).toEqual(charactersOf(state))
        expect(toHtml(back)).toBe(html)
      }),
      { numRuns: 500 },
    )
  })

  it('X9: from any markup is unchanged, to the byte, by a second conversion', () => {
    fc.assert(
      fc.property(fc.oneof(tagSoup, fc.string({ unit: 'binary' })), (html) => {
        const once = normalize(html)
        expect(normalize(once)).toBe(once)
      }),
      { numRuns: 1500 },
    )
  })

  it('from any markup consists of allowed tags and attributes only', () => {
    fc.assert(
      fc.property(tagSoup, (soup) => {
        visit(parseBounded(normalize(soup)), (node) => {
          if (!isElement(node)) return
          expect(allowedTags).toContain(node.tagName)
          for (const { name } of node.attrs) expect(allowedAttributes).toContain(name)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('from any markup contains the text that a browser shows', () => {
    const shown = tagSoup.filter(
      (soup) => !/<(script|style|template|title|iframe|img|svg|math|noscript|textarea)/.test(soup),
    )
    fc.assert(
      fc.property(shown, (soup) => {
        const input = soup.toWellFormed().replaceAll('\0', '')
        expect(letters(parseBounded(normalize(soup)))).toBe(letters(parseBounded(input)))
      }),
      { numRuns: 1000 },
    )
  })
})
