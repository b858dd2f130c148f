import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { validateDraftText, validateRichText } from './validate.ts'

const linked = (url: unknown, type = 'link') => ({
  root: {
    children: [{ type: 'list', children: [{ type: 'listitem', children: [{ type, fields: { url }, children: [] }] }] }],
  },
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

/** Rows of a table with a cell each. */
const tableRows = (spans: readonly (readonly [colSpan: number, rowSpan: number])[]) =>
  spans.map(([colSpan, rowSpan]) => ({
    type: 'tablerow',
    children: [{ type: 'tablecell', children: [], colSpan, rowSpan }],
  }))

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
  [[{ type: 'tablecell', children: [], colSpan: 1001 }]],
  [[{ type: 'tablecell', children: [], rowSpan: 1e9 }]],
  [[{ type: 'tablecell', children: [], rowSpan: 0.5 }]],
  [[{ type: 'tablecell', headerState: '1"><img src=x>' }]],
  [[{ type: 'paragraph', indent: '2' }]],
  [[{ type: 'paragraph' }]],
  [[{ type: 'paragraph', children: null }]],
  [[{ type: 'paragraph', children: [{ type: 'linebreak', children: null }] }]],
  [[{ type: 'paragraph', children: [], format: ['center'] }]],
  [[{ type: 'paragraph', children: [], direction: {} }]],
  [[{ type: 'paragraph', children: [], textStyle: 1 }]],
  [[{ type: 'paragraph', children: [], $: 'state' }]],
  [[{ type: 'paragraph', children: [{ type: 'text' }] }]],
  [[{ type: 'paragraph', children: [{ type: 'text', text: null }] }]],
  [[{ type: 'paragraph', children: [{ type: 'text', text: ['a, b'] }] }]],
  [[{ type: 'paragraph', children: [{ type: 'text', text: 'a', format: '1' }] }]],
  [[{ type: 'paragraph', children: [{ type: 'text', text: 'a', style: {} }] }]],
  [[{ type: 'paragraph', children: [{ type: 'text', text: 'a', mode: 1 }] }]],
  [[{ type: 'paragraph', children: [{ type: 'tab', text: {} }] }]],
  [[{ type: 'heading', children: [], tag: 'script' }]],
  [[{ type: 'heading', children: [], tag: 1 }]],
  [[{ type: 'list', children: [], listType: {} }]],
  [[{ type: 'list', children: [], tag: 'div' }]],
  [[{ type: 'list', children: [], start: '1' }]],
  [[{ type: 'list', children: [{ type: 'listitem', children: [], value: {} }] }]],
  [[{ type: 'table', children: [], colWidths: 5 }]],
  [[{ type: 'table', children: [], colWidths: ['5'] }]],
  [[{ type: 'tablerow', children: [], height: '5' }]],
  [[{ type: 'tablecell', children: [], backgroundColor: 5 }]],
])('a tree with the children %j is rejected', (children) => {
  expect(validateRichText({ root: { type: 'root', children } })).toBe('This is not rich text.')
  expect(validateDraftText({ root: { type: 'root', children } })).toBe('This is not rich text.')
})

it.each([
  [
    'a table of 6 rows, of which each begins further right',
    [[...Array.from({ length: 5 }, () => [1000, 1] as const), [1, 1] as const]],
  ],
  ['a table that one cell fills', [[[1000, 1000] as const, ...Array.from({ length: 5 }, () => [1, 1] as const)]]],
  ['6 tables, of which each alone is not too large', Array.from({ length: 6 }, () => [[1000, 1] as const])],
])('%s: too large', (_, tables) => {
  const children = tables.map((spans) => ({ type: 'table', children: tableRows(spans) }))
  const text = { root: { type: 'root', children } }
  expect([validateRichText(text), validateDraftText(text)]).toEqual(Array(2).fill(staffMessages.tablesTooLarge))
})

it('5 tables of 1,000 cells are not too large', () => {
  const children = Array.from({ length: 5 }, () => ({ type: 'table', children: tableRows([[1000, 1]]) }))
  expect(validateRichText({ root: { type: 'root', children } })).toBe(true)
})

const id = '65f0c0ffee65f0c0ffee65f0'

// Publishing names what is wrong with a link or a picture.
it.each([
  { type: 'link', children: [] },
  { type: 'link', children: [], fields: null },
  { type: 'autolink', children: [], fields: 'x' },
  { type: 'link', children: [], fields: { url: 5 } },
  { type: 'link', children: [], fields: { url: ['https://example.com'] } },
  { type: 'upload', relationTo: 'users', value: id, fields: {} },
  { type: 'upload', relationTo: 'media', value: { id }, fields: {} },
  { type: 'upload', relationTo: 'media', value: null, fields: {} },
  { type: 'upload', relationTo: 'media', value: 'x', fields: {} },
  { type: 'upload', relationTo: 'media', value: id, fields: [] },
])('a draft with the node %j is rejected, as is publishing it', (node) => {
  const text = { root: { type: 'root', children: [node] } }
  expect([validateDraftText(text), validateRichText(text)]).toEqual([expect.any(String), expect.any(String)])
})

it.each([
  { type: 'link', children: [], fields: { url: '/', linkType: {} } },
  { type: 'link', children: [], fields: { url: '/', linkType: 'internal', doc: { relationTo: 'users', value: id } } },
  { type: 'link', children: [], fields: { url: '/' }, id: 5 },
  { type: 'upload', relationTo: 'media', value: id, fields: { alt: {} } },
])('a text with the node %j is rejected', (node) => {
  expect(validateRichText({ root: { type: 'root', children: [node] } })).toBe('This is not rich text.')
})

const element = { version: 1, direction: null, format: '', indent: 0, children: [] }
const words = { type: 'text', version: 1, text: 'a', format: 3, style: 'color: red', mode: 'normal', detail: 0 }

describe('what the panel’s editor saves', () => {
  it.each([
    ['a link', { ...element, type: 'link', id, fields: { linkType: 'custom', newTab: true, url: '/', doc: null } }],
    ['an automatic link', { ...element, type: 'autolink', fields: { linkType: 'custom', url: 'https://a.example' } }],
    ['a chosen picture', { type: 'upload', version: 3, id, format: '', relationTo: 'media', value: id, fields: null }],
    ['a picture without texts', { type: 'upload', version: 3, id, format: '', relationTo: 'media', value: id }],
    [
      'a picture with texts',
      { type: 'upload', version: 3, id, relationTo: 'media', value: id, fields: { alt: '', caption: null } },
    ],
    ['an empty paragraph', { ...element, type: 'paragraph', textFormat: 1, textStyle: 'color: red' }],
    ['an aligned paragraph', { ...element, type: 'paragraph', direction: 'ltr', format: 'center', children: [words] }],
    ['a tab', { ...element, type: 'paragraph', children: [{ ...words, type: 'tab', text: '\t', detail: 2 }] }],
    ['a heading', { ...element, type: 'heading', tag: 'h2' }],
    ['a list', { ...element, type: 'list', listType: 'check', tag: 'ul', start: 1 }],
    ['an item', { ...element, type: 'listitem', value: 1, checked: false }],
    ['a table', { ...element, type: 'table', colWidths: [92, 92], rowStriping: true, frozenRowCount: 1 }],
    ['a row', { ...element, type: 'tablerow', height: 33 }],
    [
      'a cell',
      { ...element, type: 'tablecell', headerState: 3, colSpan: 1, rowSpan: 2, width: 92, backgroundColor: null },
    ],
    [
      'a cell over a large table',
      {
        ...element,
        type: 'table',
        children: tableRows([[1000, 1], ...Array.from({ length: 4 }, () => [1, 1] as const)]),
      },
    ],
    ['a coloured cell', { ...element, type: 'tablecell', backgroundColor: '#fff', verticalAlign: 'middle' }],
  ])('is accepted: %s', (_what, node) => {
    const text = { root: { ...element, type: 'root', children: [node] } }
    expect([validateDraftText(text), validateRichText(text)]).toEqual([true, true])
  })

  it('is accepted as a draft, with a link that leads nowhere yet', () => {
    const link = (fields: object) => ({ root: { ...element, children: [{ ...element, type: 'link', fields }] } })
    for (const fields of [{}, { url: '' }, { url: null, doc: null }, { linkType: 'custom', url: 'https://' }])
      expect(validateDraftText(link(fields))).toBe(true)
  })
})
