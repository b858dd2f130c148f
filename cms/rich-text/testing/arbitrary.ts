import fc from 'fast-check'

import { alignments, headings, marks, palettes, textStyles } from '#contract/rich-text.ts'
import { type Item, nestItems } from '#contract/rich-text/lists.ts'
import type { BlockFormatting } from '#contract/rich-text/formatting.ts'
import { type Cell, IN_HEADER_COLUMN, IN_HEADER_ROW, tableOf } from '#contract/rich-text/tables.ts'
import {
  type BlockNode,
  type FlowNode,
  heading,
  type InlineNode,
  lineBreak,
  link,
  paragraph,
  picture,
  quote,
  type RichText,
  root,
  text,
  type TextNode,
} from '#contract/rich-text/nodes.ts'

/** fast-check generators of valid rich text and of arbitrary markup. */

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((word) => !/[\r\n\u0085\u2028\u2029]/.test(word)),
  fc.constantFrom(
    'a',
    'कर',
    'two words',
    ' ',
    '  ',
    '\u00a0',
    'a < b & c > d "e"',
    '😀',
    'שלום',
    '\t',
    '&lt;',
    '<b>x</b>',
    ' padded ',
    '\u2028',
    'a\u2028',
    '\u2029b',
  ),
)

const format = fc.subarray(marks.map(({ bit }) => bit)).map((bits) => bits.reduce<number>((all, bit) => all | bit, 0))

const style = fc
  .record(
    Object.fromEntries(textStyles.map((property) => [property, fc.constantFrom(...palettes[property])])) as Record<
      (typeof textStyles)[number],
      fc.Arbitrary<string>
    >,
    { requiredKeys: [] },
  )
  .map((styles) =>
    textStyles.flatMap((property) => (styles[property] ? [`${property}: ${styles[property]};`] : [])).join(' '),
  )

const textNode = fc.tuple(words, format, style).map(([content, bits, css]): TextNode => text(content, bits, css))

const targets = fc.constantFrom(
  'https://example.com/?a=1&b="2"',
  '/price',
  '#top',
  'mailto:info@example.com',
  'tel:+977-1',
  'page.html',
)

const linkNode = fc
  .tuple(
    targets,
    fc.boolean(),
    fc.array(fc.oneof({ weight: 5, arbitrary: textNode }, { weight: 1, arbitrary: fc.constant(lineBreak()) }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([url, newTab, children]) => ({ ...link(url, newTab), children }))

const inline: fc.Arbitrary<InlineNode[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: textNode },
    { weight: 1, arbitrary: fc.constant(lineBreak()) },
    { weight: 1, arbitrary: linkNode },
  ),
  { maxLength: 6 },
)

const stance: fc.Arbitrary<BlockFormatting> = fc.record({
  format: fc.constantFrom('' as const, ...alignments),
  indent: fc.integer({ min: 0, max: 6 }),
})

const item: fc.Arbitrary<Item> = fc.record({
  level: fc.integer({ min: 0, max: 4 }),
  ordered: fc.boolean(),
  start: fc.constantFrom(1, 1, 1, 4),
  format: fc.constantFrom('' as const, ...alignments),
  nodes: inline,
})

const pictureWords = fc
  .array(words, { maxLength: 3 })
  .map((all) => all.join(' ').replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim())

/** A picture as it is stored, by its id only, or as it is shown, with `shown`: its URLs and size. */
const pictureNode = fc
  .record({
    id: fc.constantFrom('65f0c0ffee65f0c0ffee65f0', 'b8a7c4de-8f3c-4a6e-9d0b-0123456789ab'),
    alt: pictureWords,
    caption: pictureWords,
    shown: fc.constantFrom(
      undefined,
      { src: `/media/${'0a'.repeat(16)}-12345678.jpg` },
      {
        src: `/media/${'0a'.repeat(16)}-12345678.png`,
        srcset: `/media/${'0a'.repeat(16)}-12345678-480.webp 480w`,
        width: 800,
        height: 600,
      },
    ),
  })
  .map(({ id, alt, caption, shown }) => picture(id, { alt, caption }, shown))

const flow: fc.Arbitrary<FlowNode[]> = fc.oneof(
  { weight: 1, arbitrary: pictureNode.map((node) => [node]) },
  { weight: 4, arbitrary: fc.tuple(inline, stance).map(([nodes, stands]) => [paragraph(nodes, stands)]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...headings), inline, stance)
      .map(([tag, nodes, stands]) => [heading(tag, nodes, stands)]),
  },
  { weight: 1, arbitrary: fc.tuple(inline, stance).map(([nodes, stands]) => [quote(nodes, stands)]) },
  { weight: 2, arbitrary: fc.array(item, { minLength: 1, maxLength: 6 }).map(nestItems) },
)

const cell = fc.record({
  colSpan: fc.constantFrom(1, 1, 1, 2, 7),
  rowSpan: fc.constantFrom(1, 1, 1, 2, 1000),
  headerState: fc.constantFrom(0, 0, 0, 0, IN_HEADER_ROW, IN_HEADER_COLUMN),
  blocks: fc.array(flow, { maxLength: 2 }).map((blocks) => blocks.flat()),
})

/** Rows of cells of any number, some with a header row, a header column or both, as editors make them. */
const table: fc.Arbitrary<BlockNode[]> = fc
  .tuple(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }), fc.boolean(), fc.boolean())
  .map(([rows, row, column]) =>
    tableOf(
      rows.map((cells, y): Cell[] =>
        cells.map((given, x) => ({
          ...given,
          headerState:
            given.headerState | (row && y === 0 ? IN_HEADER_ROW : 0) | (column && x === 0 ? IN_HEADER_COLUMN : 0),
        })),
      ),
    ),
  )

const block: fc.Arbitrary<BlockNode[]> = fc.oneof({ weight: 5, arbitrary: flow }, { weight: 1, arbitrary: table })

/** Any document that the editor can produce. */
export const richText: fc.Arbitrary<RichText> = fc.array(block, { maxLength: 6 }).map((blocks) => root(blocks.flat()))

const tags =
  'p h1 h3 h6 div blockquote ul ol li a b strong i em u s span font code pre table table thead tr tr td td th center section img figure figure figcaption br hr script style svg math template select option o:p noscript form button textarea title iframe'.split(
    ' ',
  )
const attributes = fc.constantFrom(
  '',
  ' style="color:red;text-align:center"',
  ' style="font-weight:700;font-size:12pt;margin-left:80px"',
  ' class="ql-align-right ql-indent-2 ql-size-large"',
  ' data-list="ordered"',
  ' href="javascript:alert(1)"',
  ' href="/x" target=_blank',
  ' onclick="x()" id=body',
  ' start=3',
  ' alt="picture"',
  ' data-picture="65f0c0ffee65f0c0ffee65f0" alt="x" onerror="alert(1)" srcset="https://evil.test/x 1x"',
  ` src="https://example.com/media/${'0a'.repeat(16)}-12345678.jpg" width=9 height=1e3`,
  ' colspan=3',
  ' rowspan=2 scope=row',
  ' colspan=-1 rowspan=1e9 class=xl65',
)

/** Invalid markup: tags opened and closed at random, with text between. */
export const tagSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constantFrom(...tags), attributes).map(([tag, given]) => `<${tag}${given}>`),
      },
      { weight: 2, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
      { weight: 3, arbitrary: fc.oneof(words, fc.string({ unit: 'binary', maxLength: 8 })) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '\n',
          '<!--',
          '-->',
          '<',
          '&',
          '&nbsp;',
          '&#0;',
          '\0',
          '<![CDATA[',
          '\ud800',
          '</',
          '<a href="',
        ),
      },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))
