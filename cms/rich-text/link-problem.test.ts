import { expect, it } from 'vitest'

import { linkProblem } from './features.ts'

it.each([
  ['contact', undefined, undefined],
  ['contact', 'contact', undefined],
  ['javascript:alert(1)', undefined, /Enter a web/],
  ['javascript:alert(1)', 'javascript:alert(1)', /Enter a web/],
  ['contact', 'https://', /begins with a slash/],
  ['https://', 'https://', /no whole web address/],
  ['https://', undefined, /Enter a web/],
  ['https://ird.gov.np', 'https://', undefined],
  [undefined, 'https://', /Enter a web/],
])('the URL %j in a form opened with %j: %s', (url, before, problem) => {
  expect(linkProblem(url, before)).toEqual(problem && expect.stringMatching(problem))
})
