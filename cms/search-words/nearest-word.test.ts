import { expect, it } from 'vitest'

import { fold } from './fold.ts'
import { nearestWord } from './nearest-word.ts'

const vocabulary = new Set(fold('VAT registration payroll audit preparation मूल्य अभिवृद्धि कर 2082 section89').split(' '))

it.each([
  ['registraton', 'registration'],
  ['Regsitration', 'registration'],
  ['pairoll', 'payroll'],
  ['adit', 'audit'],
  ['अभिबृध्दी', 'अभिवृद्धि'],
  ['vta', 'vat'],
  ['vtaa', 'vtaa'],
  ['payorll', 'payroll'],
  ['uadit', 'audit'],
  ['kangaroo', 'kangaroo'],
  ['2081', '2081'],
  ['section88', 'section88'],
])('%s is probably %s', (typed, meant) => {
  expect(nearestWord(typed, vocabulary)).toBe(meant === 'अभिवृद्धि' ? [...vocabulary][6] : meant)
})
