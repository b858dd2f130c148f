import { expect, it } from 'vitest'

import type { FellBack } from '#contract/languages.ts'
import { langOf } from './fell-back.ts'

it.each<[string, FellBack & { title?: string }, string | undefined]>([
  ['in the default language', { title: 'VAT' }, undefined],
  ['that fell back', { title: 'VAT', fellBack: ['title'] }, 'en'],
  ['of a page in Nepali', { title: 'भ्याट', fellBack: [] }, undefined],
  ['in Nepali in place of the default language', { title: '१५ “स्थायी लेखा नम्बर” PAN' }, 'ne'],
  ['in Nepali with HTML', { title: '<h2><strong>PAN </strong></h2><p>x</p>' }, undefined],
  ['with HTML in Nepali', { title: '<h2 style="color: red"><strong>कर</strong></h2><p>x</p>' }, 'ne'],
  ['in English with a word in Nepali', { title: 'Pan (स्थायी लेखा नम्बर)' }, undefined],
  ['in English behind Devanagari digits', { title: '२०८१/८२ Budget highlights' }, undefined],
  ['with HTML in Nepali behind an entity', { title: '<p>&nbsp;कर</p>' }, 'ne'],
  ['that is not there', {}, undefined],
])('the language of a text %s', (_, response, language) => {
  expect(langOf(response, 'title')).toBe(language)
})
