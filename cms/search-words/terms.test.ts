import { expect, it } from 'vitest'

import { termsOf } from './terms.ts'

it.each([
  ['I need VAT help', 'VAT'],
  ['How do I register for VAT?', 'register VAT'],
  ['where is your office', 'office'],
  ['मलाई आयकर बारे सहयोग चाहिन्छ', 'आयकर'],
  ['VAT कसरी तिर्ने?', 'VAT तिर्ने'],
  ['about us', 'about us'],
  ['how?', 'how'],
  ['"income tax", 100%', 'income tax 100'],
  ['% _', '% _'],
  ["tax's else’s", 'tax else'],
  ['V.A.T. t.d.s', 'VAT tds'],
  ['मू.अ.क. मु.अ.क', 'मूअक मुअक'],
  ['ＶＡＴ v\u00ada\u200bt \ue000', 'VAT vat'],
  ['\ue000', ''],
  ['ird.gov.np', 'ird.gov.np'],
  ['who works here', 'who works here'],
  ['tax', 'tax'],
])('%s is searched for as %s', (typed, meant) => {
  expect(termsOf(typed.split(' ')).join(' ')).toBe(meant)
})
