import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { validateRichText } from './validate.ts'

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
  ])('is accepted if it is %s', (_what, value) => expect(validateRichText(value)).toBe(true))

  it.each([
    ['a string', 'text'],
    ['an array', []],
    ['a number', 5],
    ['an object without a root', {}],
    ['a string in the form of an older release', 'deflated:q1YqUrKqVspJzEtXslJQKkktLlGqBQA='],
  ])('X8: is rejected if it is %s', (_what, value) => expect(validateRichText(value)).toBe('This is not rich text.'))

  it.each([
    ['of another collection', { relationTo: 'users', value: '65f0c0ffee65f0c0ffee65f0' }],
    ['without an id', { relationTo: 'media', value: { id: '65f0c0ffee65f0c0ffee65f0' } }],
    ['with texts that are none', { relationTo: 'media', value: '65f0c0ffee65f0c0ffee65f0', fields: 'x' }],
  ])('with a picture %s is rejected', (_what, picture) => {
    const structure = { root: { children: [{ type: 'upload', ...picture }] } }
    expect(validateRichText(structure)).toBe('A picture in the text is not of the library.')
  })

  it.each([['javascript:alert(1)'], ['java\tscript:alert(1)'], ['//example.com'], [''], [undefined], [5]])(
    'X8: with a link to %j is rejected',
    (url) => {
      expect(validateRichText(linked(url))).toContain('Enter a web, mail or telephone address')
      expect(validateRichText(linked(url, 'autolink'))).toContain('Enter a web, mail or telephone address')
    },
  )
})

it.each([
  [[null]],
  [5],
  [[[]]],
  [[{ type: {} }]],
  [[{ type: 'zzz', version: 1 }]],
  [[{}]],
  [[{ type: null }]],
  [[{ type: 'root', children: [] }]],
  [[{ type: '__proto__' }]],
  [[{ type: 'block', fields: { blockType: 'x' } }]],
  [[{ type: 'paragraph', children: [null] }]],
  [[{ type: 'tablecell', headerState: '1"><img src=x>' }]],
  [[{ type: 'paragraph', indent: '2' }]],
])('a tree with the children %j is rejected', (children) => {
  expect(validateRichText({ root: { type: 'root', children } })).toBe('This is not rich text.')
})
