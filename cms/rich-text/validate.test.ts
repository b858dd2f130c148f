import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { validateRichText } from './validate.ts'
import { pack } from './packed.ts'

const long = pack(fromHtml('<p>x</p>'.repeat(1000)))
const judge = (value: unknown, context: Record<string, unknown> = {}) => validateRichText(value, { req: { context } })
const linked = (url: unknown, type = 'link') => ({
  root: { children: [{ type: 'list', children: [{ type: 'listitem', children: [{ type, fields: { url } }] }] }] },
})

describe('rich text from any door', () => {
  it.each([
    ['nothing', null],
    ['no paragraph', { root: { children: [] } }],
    ['what HTML becomes', fromHtml('<h1>a</h1><ul><li><a href="mailto:a@example.com">b</a></li></ul>')],
    ['a path with spaces', linked('/a b')],
    ['an automatic link', linked('https://example.com', 'autolink')],
  ])('with %s may be stored', (_what, value) => expect(judge(value)).toBe(true))

  it.each([
    ['a text', 'text'],
    ['a list', []],
    ['a number', 5],
    ['no root', {}],
    ['what only the server may pack', long],
  ])('X8: that is %s may not', (_what, value) => expect(judge(value)).toBe('This is not rich text.'))

  it.each([['javascript:alert(1)'], ['java\tscript:alert(1)'], ['//example.com'], [''], [undefined], [5]])(
    'X8: with a link to %j may not',
    (url) => {
      expect(judge(linked(url))).toContain('Enter a web, mail or telephone address')
      expect(judge(linked(url, 'autolink'))).toContain('Enter a web, mail or telephone address')
    },
  )
})

it('what the server packed itself may be stored', () => {
  expect(judge(long, { packedRichText: true })).toBe(true)
  expect(judge('text', { packedRichText: true })).toBe('This is not rich text.')
})

it.each([[[null]], [5], [[[]]], [[{ type: {} }]], [[{ type: 'paragraph', children: [null] }]]])(
  'a tree with %j below its root may not be stored',
  (children) => {
    expect(validateRichText({ root: { type: 'root', children } }, { req: { context: {} } })).toBe(
      'This is not rich text.',
    )
  },
)
