import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allowedAttributes, allowedTags } from '#contract/rich-text.ts'
import { richText, tagSoup } from './arbitrary.ts'
import { fromHtml } from './from-html.ts'
import { isElement, type Node, parse } from './parse.ts'
import type { InlineNode, ListItemNode, RichText } from '#contract/rich-text/nodes.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

/** What is seen of a document: each text with its look, without how it is cut into nodes. */
function seen(state: RichText): string[] {
  const characters: string[] = []
  const inline = (nodes: readonly (InlineNode | ListItemNode['children'][number])[], where: string) => {
    for (const node of nodes) {
      if (node.type === 'text')
        for (const character of node.text.replaceAll('\t', '    ').replace(/[\f\v]/g, ' '))
          characters.push(`${where} ${node.format} ${node.style} ${character.replaceAll('\u00a0', ' ')}`)
      else if (node.type === 'link') inline(node.children, `${where} ${node.fields.url} ${node.fields.newTab}`)
      else if (node.type === 'list') list(node.children, `${where} ${node.tag}`)
    }
  }
  const list = (items: readonly ListItemNode[], where: string) => {
    // Where lines start is where they stand anyway; an inner item has to say so to be free of the outer one's alignment.
    for (const item of items)
      inline(
        item.children,
        `${where} ${item.children.some(({ type }) => type === 'list') ? '' : item.format.replace('start', '')}`,
      )
  }
  for (const block of state.root.children) {
    if (block.type === 'list') list(block.children, block.tag)
    else inline(block.children, `${block.type === 'heading' ? block.tag : block.type} ${block.format} ${block.indent}`)
  }
  return characters
}

const again = (html: string): string => toHtml(fromHtml(html))

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
  it('X9: of the vocabulary keeps every character with its look, place and link through HTML and back', () => {
    fc.assert(
      fc.property(richText, (state) => {
        const html = toHtml(state)
        const back = fromHtml(html)
        expect(seen(back)).toEqual(seen(state))
        expect(toHtml(back)).toBe(html)
      }),
      { numRuns: 500 },
    )
  })

  it('X9: from any markup is a fixed point after the first pass, to the byte', () => {
    fc.assert(
      fc.property(fc.oneof(tagSoup, fc.string({ unit: 'binary' })), (html) => {
        const once = again(html)
        expect(again(once)).toBe(once)
      }),
      { numRuns: 1500 },
    )
  })

  it('consists of allowed tags and attributes alone, whatever came in', () => {
    fc.assert(
      fc.property(tagSoup, (soup) => {
        visit(parse(again(soup)), (node) => {
          if (!isElement(node)) return
          expect(allowedTags).toContain(node.tagName)
          for (const { name } of node.attrs) expect(allowedAttributes).toContain(name)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the text that a browser shows', () => {
    const shown = tagSoup.filter(
      (soup) => !/<(script|style|template|title|iframe|img|svg|math|noscript|textarea)/.test(soup),
    )
    fc.assert(
      fc.property(shown, (soup) => {
        const read = soup.toWellFormed().replaceAll('\0', '')
        expect(letters(parse(again(soup)))).toBe(letters(parse(read)))
      }),
      { numRuns: 1000 },
    )
  })
})
