import { expect, it } from 'vitest'

import { oneLine } from './one-line.ts'

it.each([
  ['cannot begin another mail header', ' Maya\r\nBcc: all@example.com\u2028x\u0000 ', 'Maya Bcc: all@example.com x'],
  ['cannot turn the direction of what follows', 'Tax \u202Efdp.exe\u202C', 'Tax fdp.exe'],
  ['is no encoded word of a mail header', '=?utf-8?B?QmNjOiB4?=', '= ?utf-8?B?QmNjOiB4?='],
  ['has what is seen', 'in\u200Bvoice Shar\u00ADma pay\u200Cpal \u3164a\u034Fb \uFEFF', 'invoice Sharma paypal ab'],
  ['keeps the joiners of Devanagari', 'गर्\u200Dयो\t र\u094D\u200Dय', 'गर्\u200Dयो र्\u200Dय'],
  ['keeps the joiners of Sinhala and Persian', 'ශ\u0DCA\u200Dරී می\u200Cخواهم', 'ශ\u0DCA\u200Dරී می\u200Cخواهم'],
  ['keeps emoji', 'Thanks 🙏 👩‍💻 👩🏽‍💻 ❤️‍🔥', 'Thanks 🙏 👩‍💻 👩🏽‍💻 ❤️‍🔥'],
])('a text as one line %s', (_, text, expected) => {
  expect(oneLine(text)).toBe(expected)
})
