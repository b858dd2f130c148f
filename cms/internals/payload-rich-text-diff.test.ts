import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import fc from 'fast-check'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'

import { importStyles } from '#cms/testing/import-styles.ts'
import { recordOf, textOf } from '#contract/narrow.ts'
import { diffHtml, diffTokens } from './payload-rich-text-diff.ts'

const packages = path.resolve('node_modules/@payloadcms')

it('the HTML of a block is that of the first side, without the mark of its end', async () => {
  const returning = (html: string) => () =>
    Promise.resolve(
      createElement('section', { From: createElement('p', { dangerouslySetInnerHTML: { __html: html } }) } as object),
    )
  expect(await diffHtml(returning('<p data-seq="1" class="a">b</p><br data-seq="2" />'), {}, {})).toBe(
    '<p class="a">b</p>',
  )
  for (const other of [returning('<p>b</p>'), () => Promise.resolve(null), undefined])
    await expect(diffHtml(other, {}, {})).rejects.toThrow(/no HTML/)
})

it('Payload compares rich text in a container with two sides, for an editor state with the children of its root', () => {
  const source = readFileSync(`${packages}/richtext-lexical/dist/field/Diff/index.js`, 'utf8')
  expect(source).toMatch(/return .*_jsx\(FieldDiffContainer, \{[^}]*From: From,/s)
  const diff = readFileSync(`${packages}/ui/dist/elements/HTMLDiff/diff/index.js`, 'utf8')
  expect(diff).toContain('while (i <= e1 && i <= e2 && this.oldTokens[e1] === this.newTokens[e2])')
  expect(source).toMatch(/comparisonValue: valueFrom,[^}]*versionValue: valueTo\s*\} = args/)
})

describe('Payload’s comparison', async () => {
  importStyles()
  const { LexicalDiffComponent } = await import('@payloadcms/richtext-lexical/rsc')
  const diff: unknown = await import(pathToFileURL(`${packages}/ui/dist/elements/HTMLDiff/diff/index.js`).href)
  const HtmlDiff: unknown = Reflect.get(Object(diff), 'HtmlDiff')

  const picture = { id: 'p', filename: 'a, b.png', url: '/media/p.png', filesize: 5, width: 2, height: 3, alt: 'c' }
  const given = {
    req: { payload: { config: { routes: {} } }, payloadDataLoader: { load: () => Promise.resolve(picture) } },
    i18n: {},
    field: {},
  }
  const htmlOf = (block: unknown) => diffHtml(LexicalDiffComponent, given, block)
  const tokensOf = (html: string): unknown =>
    typeof HtmlDiff === 'function' ? recordOf(Reflect.construct(HtmlDiff, [html, '']))['oldTokens'] : undefined
  /** The HTML that is compared for a whole text. */
  const comparedHtml = async (children: readonly unknown[]): Promise<unknown> => {
    const text = { root: { type: 'root', children } }
    const properties = { ...given, comparisonValue: text, versionValue: text }
    const container: unknown = await Reflect.apply(LexicalDiffComponent, undefined, [properties])
    const side = recordOf(recordOf(container)['props'])['From']
    const html = recordOf(recordOf(recordOf(side)['props'])['dangerouslySetInnerHTML'])['__html']
    return textOf(html).replaceAll(/ data-seq="\d+"/g, '')
  }

  const text = fc.record({
    type: fc.constant('text'),
    text: fc.oneof(fc.string(), fc.constantFrom('नेपाली', 'a, b', ' ', '<p data-seq="1">', '&')),
    format: fc.nat(127),
  })
  const inline = fc.oneof(
    text,
    fc.constant({ type: 'linebreak' }),
    fc.constant({ type: 'tab' }),
    fc.record({
      type: fc.constantFrom('link', 'autolink'),
      fields: fc.record({ url: fc.webUrl(), newTab: fc.boolean() }),
      children: fc.array(text, { maxLength: 2 }),
    }),
  )
  const inlines = fc.array(inline, { maxLength: 4 })
  const format = fc.constantFrom('', 'center')
  const paragraph = fc.record({ type: fc.constantFrom('paragraph', 'quote', 'heading'), format, children: inlines })
  const upload = fc.record({
    type: fc.constant('upload'),
    relationTo: fc.constant('media'),
    value: fc.uuid(),
    fields: fc.record({ alt: fc.string(), caption: fc.string() }),
  })
  const item = fc.record({
    type: fc.constant('listitem'),
    value: fc.nat(9),
    checked: fc.boolean(),
    children: inlines,
  })
  const list = fc.record({
    type: fc.constant('list'),
    listType: fc.constantFrom('check', 'bullet', 'number'),
    children: fc.array(item, { maxLength: 3 }),
  })
  const cell = fc.record({
    type: fc.constant('tablecell'),
    headerState: fc.nat(3),
    colSpan: fc.nat(3),
    children: fc.array(fc.oneof(paragraph, list, upload), { maxLength: 2 }),
  })
  const row = fc.record({ type: fc.constant('tablerow'), children: fc.array(cell, { maxLength: 3 }) })
  const table = fc.record({ type: fc.constant('table'), children: fc.array(row, { maxLength: 3 }) })
  const block = fc.oneof(paragraph, upload, list, table)

  it('has the HTML and the tokens of its blocks', async () => {
    const blocks = fc.array(block, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(blocks, async (each) => {
        const html = await Promise.all(each.map(htmlOf))
        expect(html.flatMap(diffTokens)).toEqual(tokensOf(html.join('')))
        expect(await comparedHtml(each)).toBe(html.join(''))
      }),
    )
  })

  it.each([
    ['an empty paragraph', { type: 'paragraph', children: [] }, 3],
    ['each format', { type: 'paragraph', children: [{ type: 'text', text: 'a', format: 127 }] }, 17],
    ['a link', { type: 'paragraph', children: [{ type: 'link', fields: { url: '/' }, children: [] }] }, 5],
    ['a picture', { type: 'upload', relationTo: 'media', value: 'p', fields: {} }, 27],
  ])('counts %s', async (_what, node, count) => expect(diffTokens(await htmlOf(node))).toHaveLength(count))
})
