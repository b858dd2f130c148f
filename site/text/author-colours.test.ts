import { expect, it } from 'vitest'

import { readableColours } from './author-colours.ts'

it.each([
  [
    'a link before it',
    '<a href="/x" style="color: red">x</a>',
    '<a href="/x" style="color: light-dark(red, oklch(from red max(l, 0.78) c h))">x</a>',
  ],
  ['no style', '<p>plain color: red</p>', '<p>plain color: red</p>'],
  ['words that look like one', '<p>write style="color: red" there</p>', '<p>write style="color: red" there</p>'],
  ['alignment alone', '<p style="text-align: center">x</p>', '<p style="text-align: center">x</p>'],
  [
    'a colour of text',
    '<span style="color: #14231f">x</span>',
    '<span style="color: light-dark(#14231f, oklch(from #14231f max(l, 0.78) c h))">x</span>',
  ],
  [
    'a colour among others',
    '<span style="color: navy; font-size: 2em">x</span>',
    '<span style="color: light-dark(navy, oklch(from navy max(l, 0.78) c h)); font-size: 2em">x</span>',
  ],
  ['a ground', '<span style="background-color: #fff3a3">x</span>', '<span style="--ground: #fff3a3">x</span>'],
  [
    'text on a ground',
    '<span style="color: red; background-color: #fff3a3">x</span>',
    '<span style="color: red; --ground: #fff3a3">x</span>',
  ],
])('with %s', (_, html, readable) => {
  expect(readableColours(html)).toBe(readable)
})
