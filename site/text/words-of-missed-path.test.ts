import { expect, it } from 'vitest'

import { missedWords } from './words-of-missed-path.ts'

it.each([
  ['/vat-registration', 'vat registration'],
  ['/blog/budget_speech-2081/', 'budget speech 2081'],
  ['/services/payroll.html', 'payroll'],
  ['/ne/blog/%E0%A4%95%E0%A4%B0-%E0%A4%AB%E0%A4%BF%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A4%BE', 'कर फिर्ता'],
  ['/a', ''],
  ['/', ''],
  ['/wp-login.php', ''],
  ['/blog/65f3a9c2e1', ''],
  ['/blog/post-1234567', ''],
  ['/%E0%A4%A', ''],
  ['/a%2Fb%3Cscript%3E', ''],
])('of %s the words are "%s"', (path, words) => {
  expect(missedWords(path)).toBe(words)
})
