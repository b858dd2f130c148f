import { expect, it } from 'vitest'

import { telephoneHref, telephoneText } from './telephone.ts'

it.each([
  ['+977 1-5550100', 'tel:+97715550100'],
  ['(01) 555 0100', 'tel:015550100'],
  [' (+977) 98 0000 0000 ', 'tel:+9779800000000'],
  ['9800000000+2', 'tel:9800000000'],
  ['call me', 'tel:'],
  ['०१-५५५०१००', 'tel:015550100'],
  ['+९७७ ९८४१२३४५६७', 'tel:+9779841234567'],
  ['+977-1-5550100 ext 12', 'tel:+97715550100;ext=12'],
  ['01-5550100 (Ext. 12)', 'tel:015550100;ext=12'],
  ['01-5550100, 5550101', 'tel:015550100'],
  ['01-5550100 / 01-5550101', 'tel:015550100'],
  ['2nd floor: 01–5550100', 'tel:015550100'],
  ['01/5550100', 'tel:015550100'],
  ['+977/1/5550100', 'tel:+97715550100'],
  ['+(977) 1-5550100', 'tel:+97715550100'],
  ['+ 977 1 5550100', 'tel:+97715550100'],
  ['01-5550100/101', 'tel:015550100'],
  ['100', 'tel:100'],
])('%s is called by %s', (written, href) => {
  expect(telephoneHref(written)).toBe(href)
})

it('a number is shown without a space at which a line may end', () => {
  expect(telephoneText('+977 1 5550100')).toBe('+977\u00A01\u00A05550100')
})
