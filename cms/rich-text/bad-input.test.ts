import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { plainText } from '#contract/plain-text.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

const LIMIT = 200_000
const normalize = (html: string): string => toHtml(fromHtml(html))

describe('HTML that no editor produces', () => {
  it.each('p div b i font span a ul ol li table td blockquote pre h1 svg math center code template-x'.split(' '))(
    'X10: the text inside 10,000 levels of <%s> is preserved',
    (tag) => {
      const html = normalize(`${`<${tag}>`.repeat(10_000)}deep${`</${tag}>`.repeat(10_000)}<p>after</p>`)
      expect(plainText(html)).toMatch(/deep\s*after/)
      expect(normalize(html)).toBe(html)
    },
  )

  it('X10: the items of 10,000 nested lists are preserved', () => {
    const html = normalize(`${'<ul><li>a'.repeat(10_000)}`)
    expect(html.match(/a/g)).toHaveLength(10_000)
    expect(normalize(html)).toBe(html)
  })

  it('a word of 200,000 characters is preserved', () => {
    const word = 'क'.repeat(LIMIT)
    expect(normalize(word)).toBe(`<p>${word}</p>`)
  })

  it.each([
    ['<p>one<b>two<i>three', '<p>one<strong>two<em>three</em></strong></p>'],
    ['text <a href="/x', '<p>text</p>'],
    ['a<', '<p>a&lt;</p>'],
    ['a</', '<p>a&lt;/</p>'],
    ['a<!--', '<p>a</p>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['</p>', ''],
    ['</b></i></div>x', '<p>x</p>'],
    ['<table><tr><td>a<p>b', '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>'],
    ['\ufeffa\ufeffb', '<p>\ufeffa\ufeffb</p>'],
    ['a\u202eb\u2066c', '<p>a\u202eb\u2066c</p>'],
    ['a\0b', '<p>ab</p>'],
    ['<p title="\0">a&#0;b</p>', '<p>a\ufffdb</p>'],
    ['<scr\0ipt>x</scr\0ipt>y', '<p>y</p>'],
    ['a\ud800b', '<p>a\ufffdb</p>'],
    ['<a href="/\udfff">x</a>', '<p><a href="/\ufffd">x</a></p>'],
    ['&#xd800;&#x110000;', '<p>\ufffd\ufffd</p>'],
    ['', ''],
    [' \n\t ', ''],
  ])('X11: %j is parsed as a browser parses it', (html, expected) => expect(normalize(html)).toBe(expected))

  it.each([
    ['20,000 attributes', `<p ${Array.from({ length: 20_000 }, (_, i) => `a${i}=x`).join(' ')}>text</p>`],
    ['a long attribute', `<p style="${'color:red;'.repeat(19_000)}">text</p>`],
    [
      'unclosed formatting reopened in each paragraph',
      `${Array.from({ length: 500 }, (_, i) => `<b a=${i}>`).join('')}${'<p>text'.repeat(5000)}`,
    ],
    ['200,000 characters of <b>', `${'<b>'.repeat(66_665)}text`],
    ['misnested tags', '<b><p>text</b></p>'.repeat(10_000)],
    ['39,000 comments', `${'<!-->'.repeat(39_000)}text`],
    ['end tags without start tags', `${'</b>'.repeat(49_000)}text`],
  ])('X10: the text of a document with %s is preserved', (_what, html) => {
    const once = normalize(html)
    expect(once).toContain('text')
    expect(normalize(once)).toBe(once)
  })
})
