import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type TextStyle, textStyles, textStyleValue } from './rich-text.ts'

const colours = [
  '#abc #abcd #aabbcc #aabbccdd red RebeccaPurple transparent currentcolor CanvasText -webkit-link rgb(255,0,0)',
  'rgb(255_0_0_/_50%) rgba(255,_0,_0,_.5) hsl(120deg_100%_25%) hsla(120,100%,25%,1) hwb(90_10%_10%) lab(50%_40_59.5)',
  'lch(52.2%_72.2_50) oklab(59%_0.1_0.1) oklch(60%_0.15_50_/_none) color(display-p3_1_0.5_0) color(--own_1_0_0)',
  'rgb(from_red_r_g_b_/_50%) oklch(from_#14231f_calc(l_+_0.1)_c_h) hsl(from_rgb(1_2_3)_h_s_calc((l_*_2)_-_10))',
  'color-mix(in_srgb,_red,_blue) color-mix(in_oklch_longer_hue,_color-mix(in_lab,_red,_#0f0)_20%,_hsl(1_2%_3%)_80%)',
  'light-dark(#333b3c,_#efefec) rgb(max(1,_2)_0_0) device-cmyk(0_81%_81%_30%)',
].flatMap((line) => line.split(' ').map((value) => value.replaceAll('_', ' ')))
const sizes = '12px .8em 0.8em +1.5rem 12.0pt 90% 3vw 1pc 2cm xx-small xxx-large smaller MEDIUM'.split(' ')
const families = [
  'Arial',
  'Georgia, "Times New Roman", serif',
  'Arial,sans-serif',
  "'Comic Sans MS', cursive",
  '-apple-system, system-ui',
  'नोटो सान्स, "Noto Sans 2.0", 思源黑体',
  '"Font.Name"',
]

describe('a text style', () => {
  it.each([
    ...colours.map((value) => ['color', value] as const),
    ...sizes.map((value) => ['font-size', value] as const),
    ...families.map((value) => ['font-family', value] as const),
  ])('keeps %s: %s', (property, value) => expect(textStyleValue(property, value)).toBe(value))

  it.each([
    ['Font.Name, Arial', '"Font.Name", Arial'],
    ['8514oem', '"8514oem"'],
    ['Font\\.Name', '"Font.Name"'],
    ['\\41 rial', 'Arial'],
    ['"Bob\'s \\"Best\\""', '"Bob\\27 s \\22 Best\\22 "'],
    ['"a; color: red"', '"a\\3b  color\\3a  red"'],
    ['"Helvetica (TT)"', '"Helvetica \\28 TT\\29 "'],
    ['"Arial', '"Arial"'],
    [' Arial ,, inherit, serif,', 'Arial, serif'],
    ['"\\0\\d800\\110000 A"', '"\\fffd \\fffd \\fffd A"'],
  ])('writes the font %s as %s', (value, kept) => expect(textStyleValue('font-family', value)).toBe(kept))

  it.each<[TextStyle, string]>([
    ['color', 'url(https://example.com)'],
    ['color', 'var(--x)'],
    ['color', 'rgb(var(--x) 0 0)'],
    ['color', 'rgb(env(x) 0 0)'],
    ['color', 'attr(data-x color)'],
    ['color', 'color-mix(in srgb, red, url(x))'],
    ['color', 'color-mix(in srgb, red, expression(alert(1)))'],
    ['color', 'image-set("x")'],
    ['color', 'red; background: blue'],
    ['color', 'rgb(1 2 3'],
    ['color', 'rgb(1 2 3) url(x)'],
    ['color', 'rgb(1 2 3) rgb(1 2 3)'],
    ['color', 'rgb(1 /* 2 */ 3)'],
    ['color', '(red)'],
    ['color', 'inherit'],
    ['color', '#12345'],
    ['font-size', 'calc(1px + 1em)'],
    ['font-size', '-1em'],
    ['font-size', '.em'],
    ['font-size', '12'],
    ['font-family', 'inherit'],
    ['font-family', 'var(--font)'],
    ['font-family', 'url(x)'],
    ['font-family', 'Arial; color: red'],
    ['font-family', 'Arial} body {'],
    ['font-family', '"a" b'],
    ['font-family', '", "'],
    ['font-family', 'a'.repeat(401)],
  ])('has no %s: %s', (property, value) => expect(textStyleValue(property, value)).toBeUndefined())

  it('of any text is a fixed point that ends no declaration, string or attribute', () => {
    const pieces = [
      '"',
      "'",
      '\\',
      ',',
      ';',
      ':',
      '(',
      ')',
      ' ',
      '\n',
      '<',
      '&',
      '\\3b ',
      'url',
      'rgb',
      'A',
      '1',
      '.',
      '😀',
    ]
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((found) => found.join('')),
    )
    fc.assert(
      fc.property(fc.constantFrom(...textStyles), value, (property, given) => {
        const kept = textStyleValue(property, given)
        if (kept === undefined) return
        expect(textStyleValue(property, kept)).toBe(kept)
        expect(kept).not.toMatch(/[;:{}<>&@]|url\(/)
        expect(kept.replace(/"[^"\\]*(?:\\[\da-f]+ [^"\\]*)*"|'[^'\\]*(?:\\[\da-f]+ [^'\\]*)*'/g, '')).not.toMatch(
          /["'\\]/,
        )
      }),
      { numRuns: 2000 },
    )
  })
})
