import { expect, it } from 'vitest'

import { telephoneHref, telephoneText } from './telephone.ts'

it.each([
  ['+977 1-5550100', 'tel:+97715550100'],
  ['(01) 555 0100', 'tel:015550100'],
  [' (+977) 98 0000 0000 ', 'tel:+9779800000000'],
  ['9800000000+2', 'tel:98000000002'],
  ['call me', 'tel:'],
])('%s is called by %s', (written, href) => {
  expect(telephoneHref(written)).toBe(href)
})

it('a number is shown without a space at which a line may end', () => {
  expect(telephoneText('+977 1 5550100')).toBe('+977\u00A01\u00A05550100')
})
