import fc from 'fast-check'
import { parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5'
import { expect, it } from 'vitest'

import { parseTemplate } from './parse5-parser.ts'

const htmlOf = (childNodes: DefaultTreeAdapterMap['childNode'][]): string =>
  serialize({ nodeName: '#document-fragment', childNodes })

const pieces = fc.constantFrom(
  '<p>',
  '<b>',
  '</b>',
  '<i a=1>',
  '</i>',
  '<a href=x>',
  '</a>',
  '<div>',
  '</div>',
  '<table>',
  '<tr>',
  '<td>',
  'x',
  ' ',
)

it('a fragment is parsed as by parseFragment', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const source = parts.join('')
      expect(htmlOf(parseTemplate(source))).toBe(htmlOf(parseFragment(source, { scriptingEnabled: false }).childNodes))
    }),
    { numRuns: 300 },
  )
})

it('parse5 reopens unclosed formatting in each later paragraph; here up to a limit', () => {
  const source = `<p>${Array.from({ length: 20 }, (_, i) => `<b a=${i}>`).join('')}${'<p>x'.repeat(1000)}`
  const count = (childNodes: DefaultTreeAdapterMap['childNode'][]) => htmlOf(childNodes).split('<b ').length - 1
  expect(count(parseFragment(source).childNodes)).toBe(20 * 1001)
  expect(count(parseTemplate(source))).toBeLessThan(2100)
})
