import { expect, it } from 'vitest'

import { synonymsOf } from './synonyms.ts'
import { termsOf } from './terms.ts'

const searched = (typed: string): string[] => termsOf([typed]).flatMap(synonymsOf)

it.each(['VAT', 'v.a.t.', 'भ्याट', 'मू.अ.क.', 'मु.अ.क', 'मूअक', 'मुअक', 'अभिवृद्धि'])(
  '%s is searched for as VAT, whatever it is called',
  (typed) => {
    const all = [...termsOf([typed]).map((word) => word.toLowerCase()), ...searched(typed)]
    expect(all).toEqual(expect.arrayContaining(['vat', 'भ्याट']))
  },
)

it('an English word is known in its other forms', () => {
  expect(['audits', 'audited', 'invoices'].map((typed) => searched(typed).length > 0)).toEqual([true, true, true])
})

it.each(['tax', 'कर', 'vatican', 'x', ''])('%s stands for itself', (typed) => {
  expect(searched(typed)).toEqual([])
})
