// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { textStyles } from '#contract/rich-text.ts'
import { allowedAttributes, allowedTags } from '#contract/rich-text/allowed-html.ts'
import { xssVectors } from '../../tests/corpus/xss.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

afterEach(() => vi.restoreAllMocks())

const harmlessStyle = new RegExp(
  `^((${textStyles.join('|')}|text-align|padding-inline-start): (?:[^:;{}<>\\\\]|\\\\[\\da-f]+ )+;( |$))+$`,
)
const harmlessTarget = /^(https?:|mailto:|tel:|[^:]*$|[/?#])/i

/** Renders HTML in a page and fires events at it; returns the elements and how often a script called `alert`. */
function pageOf(html: string) {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  document.body.innerHTML = html
  const elements = [...document.querySelectorAll('body *')]
  for (const element of elements)
    for (const type of ['click', 'mouseover', 'focus', 'error', 'load', 'toggle'])
      element.dispatchEvent(new Event(type))
  return { elements, ran: alert.mock.calls.length }
}

function expectHarmless(html: string): void {
  const page = pageOf(html)
  for (const element of page.elements) {
    expect(allowedTags).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect(allowedAttributes).toContain(name)
      if (name === 'style') expect(value).toMatch(harmlessStyle)
      if (name === 'style')
        expect(value.replace(/"[^"]*"|'[^']*'/g, '')).not.toMatch(/url|expression|var|env|attr|@|position/i)
      if (name === 'href') expect(value).toMatch(harmlessTarget)
      if (name === 'href') expect(value).not.toMatch(/^\s*[\\/]{2}|\\/)
    }
  }
  expect(page.ran).toBe(0)
}

describe('XSS vectors in HTML', () => {
  it('X1: number at least 200', () => expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(200))

  it.each(xssVectors)('X1, X2, X3, X4, X5: are harmless after conversion: %j', (vector) => {
    const html = toHtml(fromHtml(vector))
    expectHarmless(html)
    expect(toHtml(fromHtml(html))).toBe(html)
  })
})

const text = (more: object) => ({
  type: 'text',
  version: 1,
  text: 'kept',
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
  ...more,
})
const state = (...children: unknown[]) => ({ root: { type: 'root', children } })
const nested = (depth: number) => {
  let node: object = { type: 'paragraph', children: [text({})] }
  for (let i = 0; i < depth; i += 1)
    node =
      i % 2 ? { type: 'list', children: [{ type: 'listitem', children: [node] }] } : { type: 'quote', children: [node] }
  return node
}

describe('rich text structures sent by a client', () => {
  it.each([
    ['a forbidden tag', state({ type: 'heading', tag: 'script', children: [text({})] })],
    ['markup in a tag', state({ type: 'heading', tag: 'h1 onclick=alert(1)', children: [text({})] })],
    ['markup in text', state({ type: 'paragraph', children: [text({ text: '<img src=x onerror=alert(1)>kept' })] })],
    [
      'markup in an alignment',
      state({ type: 'paragraph', format: 'center;" onclick="alert(1)', children: [text({})] }),
    ],
    ['a string for an indent', state({ type: 'paragraph', indent: '1;" onclick="alert(1)', children: [text({})] })],
    ['markup in a direction', state({ type: 'paragraph', direction: 'rtl" onclick="alert(1)', children: [text({})] })],
    [
      'a table with markup in a colour',
      state({
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: [{ type: 'tablecell', backgroundColor: 'red;"><script>alert(1)</script>', children: [text({})] }],
          },
        ],
      }),
    ],
    [
      'a table with markup in spans and headers',
      state({
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: [
              {
                type: 'tablecell',
                colSpan: '2" onclick="alert(1)',
                rowSpan: Number.POSITIVE_INFINITY,
                headerState: '"><script>alert(1)</script>',
                children: [text({}), { type: 'table', children: [{ type: 'tablerow', children: [] }] }],
              },
            ],
          },
        ],
      }),
    ],
    ['a huge indent', state({ type: 'paragraph', indent: 1e9, children: [text({})] })],
    [
      'a style that loads a URL',
      state({ type: 'paragraph', children: [text({ style: 'color: red; background: url(https://evil.test)' })] }),
    ],
    [
      'a style that closes its attribute',
      state({ type: 'paragraph', children: [text({ style: 'color: red;"><script>alert(1)</script>' })] }),
    ],
    ['a format that is not a number', state({ type: 'paragraph', children: [text({ format: 'bold' })] })],
    [
      'a javascript: target',
      state({
        type: 'paragraph',
        children: [{ type: 'link', fields: { url: 'java\tscript:alert(1)' }, children: [text({})] }],
      }),
    ],
    [
      'a target that closes its attribute',
      state({
        type: 'paragraph',
        children: [{ type: 'link', fields: { url: 'https://x"onclick="alert(1)' }, children: [text({})] }],
      }),
    ],
    ['a link without fields', state({ type: 'paragraph', children: [{ type: 'link', children: [text({})] }] })],
    ['an unknown block', state({ type: 'block', fields: { html: '<script>alert(1)</script>' }, children: [text({})] })],
    ['text at the top', state(text({}))],
    [
      'a list of paragraphs',
      state({ type: 'list', listType: 'x', start: '1">', children: [{ type: 'paragraph', children: [text({})] }] }),
    ],
    ['5,000 levels', state(nested(5000))],
  ])('X8: with %s are converted to their text only', (_what, given) => {
    const html = toHtml(given)
    expectHarmless(html)
    expect(html).toContain('kept')
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ root: 5 }],
    [{ root: { children: 'x' } }],
    [{ root: { children: [null, 5, [], { children: {} }] } }],
  ])('X8: that are invalid do not make the conversion throw: %j', (given) => expect(() => toHtml(given)).not.toThrow())
})
