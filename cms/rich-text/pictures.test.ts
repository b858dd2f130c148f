import { describe, expect, it } from 'vitest'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { fromHtml } from './from-html.ts'

const id = '65f0c0ffee65f0c0ffee65f0'
const file = `${'0a'.repeat(16)}-12345678`
const src = `/media/${file}.jpg`
const shown = `<img data-picture="${id}" src="${src}" srcset="/media/${file}-480.webp 480w" sizes="(min-width: 760px) 720px, 92vw" width="800" height="600" alt="Chart" loading="lazy">`
const bare = `<img data-picture="${id}" alt="" loading="lazy">`
const figure = `<figure>${bare}</figure>`

const normalize = (html: string): string => toHtml(fromHtml(html))

describe('a picture of the library in a text', () => {
  it.each([
    ['is kept with all that shows it', `<figure>${shown}<figcaption>2081 &amp; 2082</figcaption></figure>`, undefined],
    ['gets a figure', `<p>a <img data-picture="${id}"> b</p>`, `<p>a</p>${figure}<p>b</p>`],
    [
      'is known by its file',
      `<img src="https://example.com${src}">`,
      `<figure><img src="${src}" alt="" loading="lazy"></figure>`,
    ],
    [
      'has a caption of one line',
      `<figure><div><img data-picture=${id}></div><figcaption><p>one</p><p><b>two</b>\n three</p></figcaption></figure>`,
      `<figure>${bare}<figcaption>one two three</figcaption></figure>`,
    ],
    [
      'has the caption of the inner figure',
      `<figure><figure><img data-picture=${id}><figcaption>in</figcaption></figure><figcaption>out</figcaption></figure>`,
      `<figure>${bare}<figcaption>in</figcaption></figure><p>out</p>`,
    ],
    ['leaves its link', `<a href="/x"><img data-picture=${id}></a>`, figure],
    [
      'stands in a cell',
      `<table><tr><td><img data-picture=${id}><td>b</table>`,
      `<table><tbody><tr><td>${figure}</td><td>b</td></tr></tbody></table>`,
    ],
    [
      'stands in the only cell of a pasted row',
      `<table class=x><tr><td><img data-picture=${id}><td>b</table>`,
      `<table><tbody><tr><td>${figure}</td><td>b</td></tr></tbody></table>`,
    ],
    [
      'stands between items, which go on counting',
      `<ol><li>a<li>b<img data-picture=${id}>c<li><img data-picture=${id}><li>d</ol><ol><li>e</ol>`,
      `<ol><li>a</li><li>b</li></ol>${figure}<ol start="3"><li>c</li></ol>${figure}<ol start="4"><li>d</li></ol><ol><li>e</li></ol>`,
    ],
    [
      'stands between bullets',
      `<ul><li>a<ul><li>b<img data-picture=${id}></ul><li>c</ul>`,
      `<ul><li>a<ul><li>b</li></ul></li></ul>${figure}<ul><li>c</li></ul>`,
    ],
    [
      'stands between quotes',
      `<blockquote>a<img data-picture=${id}>b</blockquote>`,
      `<blockquote>a</blockquote>${figure}<blockquote>b</blockquote>`,
    ],
  ])('%s', (_what, html, kept) => {
    expect(normalize(html)).toBe(kept ?? html)
    expect(normalize(kept ?? html)).toBe(kept ?? html)
  })
})

describe('of hostile input', () => {
  it.each([
    ['a handler', `<img data-picture="${id}" onerror="alert(1)" onload=alert(1)>`, figure],
    ['a javascript: source', `<img data-picture="${id}" src="javascript:alert(1)">`, figure],
    ['a file of another site', `<img data-picture="${id}" src="https://evil.test/x.png">`, figure],
    [
      'other candidates',
      `<img data-picture="${id}" src="${src}" srcset="https://evil.test/x.webp 1x, /media/x 2w">`,
      `<figure><img data-picture="${id}" src="${src}" alt="" loading="lazy"></figure>`,
    ],
    [
      'a huge list of candidates',
      `<img data-picture="${id}" src="${src}" srcset="${`/media/${file}-480.webp 480w, `.repeat(2000)}x">`,
      `<figure><img data-picture="${id}" src="${src}" alt="" loading="lazy"></figure>`,
    ],
    [
      'sizes out of bounds',
      `<img data-picture="${id}" src="${src}" width=1e9 height=-1>`,
      `<figure><img data-picture="${id}" src="${src}" alt="" loading="lazy"></figure>`,
    ],
    [
      'an id that closes its attribute',
      `<img data-picture='${id}"><script>alert(1)</script>' alt=text>`,
      '<p>text</p>',
    ],
    [
      'markup in its texts',
      `<figure><img data-picture="${id}" alt='"><script>x'><figcaption>&lt;script></figcaption></figure>`,
      `<figure><img data-picture="${id}" alt="&quot;&gt;&lt;script&gt;x" loading="lazy"><figcaption>&lt;script&gt;</figcaption></figure>`,
    ],
    ['a path out of the folder', '<img src="/media/../admin" alt="text">', '<p>text</p>'],
    ['SVG in a data: URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="text">', '<p>text</p>'],
    ['a picture of SVG', `<svg><image data-picture="${id}" href="javascript:alert(1)"/></svg>`, ''],
    ['1000 figures in each other', `${'<figure>'.repeat(1000)}<img data-picture="${id}">`, figure],
  ])('%s is left out', (_what, html, kept) => {
    expect(normalize(html)).toBe(kept)
    expect(normalize(kept)).toBe(kept)
  })

  it.each([
    ['of another collection', { relationTo: 'users', value: id, fields: {} }],
    ['without an id', { relationTo: 'media', value: { id }, fields: {} }],
    ['of another site', { relationTo: 'media', value: '', shown: { src: 'https://evil.test/x.png' } }],
  ])('a node %s has no HTML', (_what, node) => {
    expect(toHtml({ root: { children: [{ type: 'upload', ...node }] } })).toBe('')
  })
})
