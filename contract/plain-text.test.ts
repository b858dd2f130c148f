import fc from 'fast-check'
import { expect, it } from 'vitest'

import { escapeHtml, excerptText, plainText } from './plain-text.ts'

it.each([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<p>in<strong>side</strong> a word</p>', 'inside a word'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['first<br>second', 'first second'],
  [
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    'a b c',
  ],
  ['<p>  many \n\t spaces  </p>', 'many spaces'],
  ['Tom &amp; Jerry &lt;3 &#39;x&#39; &#x905;', "Tom & Jerry <3 'x' अ"],
  ['&nbsp;a&nbsp;', 'a'],
  ['a&nbsp; &NBSP;\n&nbsp;b&#160;c', 'a b c'],
  ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
  ['&amp;lt;', '&lt;'],
  ['<a href="/x">link</a>', 'link'],
  ['', ''],
])('the words of %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it.each([
  [
    '<h2>Papers</h2><p>Bring them.</p><ul><li>a bill</li><li>a <b>card</b></li></ul>',
    'Papers · Bring them. a bill · a card',
  ],
  ['<p>One</p><p></p><p> </p><p>two?</p><p>three</p>', 'One · two? three'],
  ['<ul><li><p>in</p></li></ul><p>out</p>', 'in · out'],
  ['<p>कागजात।</p><p>first<br>second</p>', 'कागजात। first second'],
  ['no block', 'no block'],
  ['<p></p><p><br></p><h2>One</h2><p>two</p>', 'One · two'],
  ['<ul><li>shop<ul><li>own</li><li>let</li></ul></li></ul>', 'shop · own · let'],
  ['<blockquote>said</blockquote><pre>typed</pre><p>x</p>', 'said · typed · x'],
  [`<p>${'· '.repeat(49_000)}x</p>`, 'x'],
])('the excerpt of %j', (html, text) => {
  expect(excerptText(html)).toBe(text)
})

it('decodes every escaped text, with collapsed white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainText(escapeHtml(text))).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

it('escapes all special characters of HTML', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']/.test(escapeHtml(text))))
})
