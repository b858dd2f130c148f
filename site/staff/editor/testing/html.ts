import fc from 'fast-check'

import { alignments, INDENT_PX, palettes, type TextStyle, textStyles } from '#contract/rich-text.ts'
import { allowedTags } from '#contract/rich-text/allowed-html.ts'

/** Random HTML: allowed and other tags, opened and closed at random, with text and styles. */

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('कर', ' ', '  ', '&nbsp;', 'two words', ' padded ', '&lt;b&gt;', '😀', '\t', '\n', '<', '&'),
)

const declaration = fc.oneof(
  ...textStyles.map((property: TextStyle) =>
    fc.constantFrom(...palettes[property]).map((value) => `${property}: ${value};`),
  ),
  fc.constantFrom(...alignments).map((value) => `text-align: ${value};`),
  fc.nat({ max: 6 }).map((steps) => `padding-inline-start: ${steps * INDENT_PX}px;`),
  fc.constantFrom('font-weight:700;', 'color: oklch(0.6 0.1 200);', 'font-size:12pt;', 'background:url(x);'),
)

const attributes = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .array(declaration, { minLength: 1, maxLength: 3 })
      .map((all) => ` style="${all.join(' ').replaceAll('"', '&quot;')}"`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ' href="/x" target="_blank"',
      ' href="https://example.com/?a=1&amp;b=2"',
      ' href="javascript:alert(1)"',
      ' start="4"',
      ' class="ql-align-right ql-indent-2 ql-size-large"',
      ' onclick="alert(1)"',
    ),
  },
)

const tags = [...allowedTags, 'ul', 'ol', 'li', 'li', 'div', 'b', 'table', 'td', 'pre', 'center', 'font'] as const

export const htmlText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom(...tags), attributes).map(([tag, given]) => `<${tag}${given}>`),
      },
      { weight: 2, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
      { weight: 4, arbitrary: words },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))
