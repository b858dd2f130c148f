import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { validateRichText } from './validate.ts'
import { pack } from './packed.ts'

const long = pack(fromHtml('<p>x</p>'.repeat(1000)))
const validate = (value: unknown, context: Record<string, unknown> = {}) =>
  validateRichText(value, { req: { context } })
const linked = (url: unknown, type = 'link') => ({
  root: { children: [{ type: 'list', children: [{ type: 'listitem', children: [{ type, fields: { url } }] }] }] },
})

describe('rich text from a request', () => {
  it.each([
    ['null', null],
    ['a document without paragraphs', { root: { children: [] } }],
    ['the result of fromHtml', fromHtml('<h1>a</h1><ul><li><a href="mailto:a@example.com">b</a></li></ul>')],
    ['a link to a path with spaces', linked('/a b')],
    ['an automatic link', linked('https://example.com', 'autolink')],
  ])('is accepted if it is %s', (_what, value) => expect(validate(value)).toBe(true))

  it.each([
    ['a string', 'text'],
    ['an array', []],
    ['a number', 5],
    ['an object without a root', {}],
    ['a packed document, which only the server may write', long],
  ])('X8: is rejected if it is %s', (_what, value) => expect(validate(value)).toBe('This is not rich text.'))

  it.each([['javascript:alert(1)'], ['java\tscript:alert(1)'], ['//example.com'], [''], [undefined], [5]])(
    'X8: with a link to %j is rejected',
    (url) => {
      expect(validate(linked(url))).toContain('Enter a web, mail or telephone address')
      expect(validate(linked(url, 'autolink'))).toContain('Enter a web, mail or telephone address')
    },
  )
})

it('a document that the server packed is accepted', () => {
  expect(validate(long, { packedRichText: true })).toBe(true)
  expect(validate('text', { packedRichText: true })).toBe('This is not rich text.')
})

it.each([[[null]], [5], [[[]]], [[{ type: {} }]], [[{ type: 'paragraph', children: [null] }]]])(
  'a tree with the children %j is rejected',
  (children) => {
    expect(validateRichText({ root: { type: 'root', children } }, { req: { context: {} } })).toBe(
      'This is not rich text.',
    )
  },
)
