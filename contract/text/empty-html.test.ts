import { expect, it } from 'vitest'

import { isEmptyHtml } from './empty-html.ts'

it.each<[html: string, isEmpty: boolean]>([
  ['', true],
  [' \n\t', true],
  ['<p></p>', true],
  ['<P><BR/></P>', true],
  ['<p>&nbsp;\u00a0</p><p></p>', true],
  ['<p>\u200b\u2060\u200d\ufeff\u00ad</p>', true],
  ['<ul><li></li></ul>', true],
  ['<p style="text-align: center"><a href="/contact"></a></p>', true],
  ['<table><tbody><tr><th></th><td><p>&nbsp;</p></td></tr></table>', true],
  ['x', false],
  ['<p>.</p>', false],
  ['<p>नीति</p>', false],
  ['<p>😀</p>', false],
  ['<p>&nbsp;&lt;p&gt;</p>', false],
  // As browsers read them, these are no tags.
  ['<2>', false],
  ['< p>', false],
  ['<table><tr><td></td><td>1</td></tr></table>', false],
  ['<img data-picture="0123456789abcdef01234567" alt="">', false],
  ['<image alt="A stamp">', false],
])('%j is empty: %j', (html, isEmpty) => {
  expect(isEmptyHtml(html)).toBe(isEmpty)
})

it.each(['<a', '<p>', ' ', '&nbsp;', '<'])('reads a million times %j in time', (part) => {
  const before = performance.now()
  isEmptyHtml(`${part.repeat(1_000_000)}x`)
  expect(performance.now() - before).toBeLessThan(2000)
})
