import { expect, it } from 'vitest'

import { isEmptyHtml } from '#contract/text/empty-html.ts'
import { convert } from './convert.ts'

it.each<[html: string, isEmpty: boolean]>([
  ['<p></p>', true],
  ['<p><br></p><p>&nbsp;</p>', true],
  ['<p>&#8203;&ZeroWidthSpace;</p>', true],
  ['<script>alert(1)</script>', true],
  ['<style>p { color: red }</style>', true],
  ['<!-- a > b -->', true],
  ['<p title=">"></p>', true],
  ['<img>', true],
  ['<table><tr><th></th><td>&nbsp;</td></tr></table>', true],
  ['<table><tr><th></th><td>1</td></tr></table>', false],
  ['<script>x</script>y', false],
  ['<p>&lt;p&gt;</p>', false],
  ['<2>', false],
  ['<img alt="A stamp">', false],
  ['<img data-picture="0123456789abcdef01234567" alt="">', false],
])('what is kept of %j is empty: %j', (html, isEmpty) => {
  expect(isEmptyHtml(convert(html).html)).toBe(isEmpty)
})
