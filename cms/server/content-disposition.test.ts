import fc from 'fast-check'
import { expect, it } from 'vitest'

import { attachment } from './content-disposition.ts'

it.each([
  ['VAT checklist', 'attachment; filename="vat-checklist.pdf"; filename*=UTF-8\'\'VAT%20checklist.pdf'],
  ['जाँचसूची', `attachment; filename="janchasuchi.pdf"; filename*=UTF-8''${encodeURIComponent('जाँचसूची')}.pdf`],
  [
    'कर छुट पुर्\u200Dयाउने',
    `attachment; filename="kar-chhut-puryaune.pdf"; filename*=UTF-8''${encodeURIComponent('कर छुट पुर्\u200Dयाउने')}.pdf`,
  ],
  [
    '../../etc/"x"\r\nSet-Cookie: a',
    'attachment; filename="etc-x-set-cookie-a.pdf"; filename*=UTF-8\'\'etc%20x%20Set-Cookie%20a.pdf',
  ],
  ['\u202Efdp.exe', 'attachment; filename="fdp-exe.pdf"; filename*=UTF-8\'\'fdp.exe.pdf'],
  ['', 'attachment; filename="document.pdf"; filename*=UTF-8\'\'document.pdf'],
])('%j is saved by %s', (name, header) => {
  expect(attachment(name)).toBe(header)
})

it('any name: one header in ASCII, whose two names end as a PDF and name no folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const found =
        /^attachment; filename="([a-z0-9-]+)\.pdf"; filename\*=UTF-8''((?:[\w.~#$&+^`|-]|%[0-9A-F]{2})+)\.pdf$/.exec(
          attachment(name.toWellFormed()),
        )
      expect(decodeURIComponent(found?.[2] ?? '/')).toMatch(/^[^./\\][^/\\]*$/)
    }),
  )
})
