import { deflateSync } from 'node:zlib'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { documentMessages } from '#contract/document-messages.ts'
import { pdfProblem } from './pdf.ts'

/** A file with these objects, and a table of their places where the end says. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  const body = objects.map((object, n) =>
    Buffer.concat([Buffer.from(`${n + 2} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  )
  const before = Buffer.concat([head, ...body])
  return Buffer.concat([
    before,
    Buffer.from(`xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${before.length}\n%%EOF\n`),
  ])
}

const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`), Buffer.from(content), Buffer.from('\nendstream')])

const packed = (objects: string) => stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(objects))
const plain = pdf('<< /Type /Pages /Kids [] /Count 0 >>')

/** Dictionaries of object streams whose filter, or type, is hard to find. */
const hidden: [string, string][] = [
  ['behind a string with a keyword', '/Filter/FlateDecode/X(obj)/Type/ObjStm /N 1 /First 4'],
  ['behind a long string', `/Filter/FlateDecode/X(${'a'.repeat(4200)})/Type/ObjStm /N 1 /First 4`],
  ['behind the start of a stream in a string', '/Type/ObjStm/X(stream\n)/Filter/FlateDecode/N 1/First 4'],
  ['behind a comment', '/Type/ObjStm %>> stream\n/Filter %x\n/FlateDecode/N 1/First 4'],
  ['whose type is elsewhere', '/Type 7 0 R /N 1 /First 4 /Filter /FlateDecode'],
  ['without a type', '/N 1 /Fi#72st 4 /Filter /FlateDecode'],
  ['behind strings and arrays', '/A [<< /B (\\() >> <3e> [/C]] /Filter /FlateDecode /N 1 /First 4'],
]

describe('a file', () => {
  it.each<[string, Buffer]>([
    ['a PDF', plain],
    ['one with links', pdf('<< /S /URI /URI (https://example.com/launch) >>', '<< /OpenAction [3 0 R /Fit] >>')],
    [
      'one with other links',
      pdf('<< /URI(mailto:a@b.example) >> << /URI (www.ird.gov.np/a:b) >> << /URI <6874747073> >>'),
    ],
    ['one with a base of links', pdf('<< /URI << /Base (https://example.com/) >> >>')],
    ['one with a form to fill in', pdf('<< /AcroForm << /Fields [] >> >>')],
    ['one with packed objects', pdf(packed('1 0 << /Type /Page >>'))],
    ['one whose end has white space', Buffer.concat([plain, Buffer.from('\r\n \0')])],
    ['one with notes to print', pdf('<< /Subtype /Text /F 4 >> << /Font << /F 5 0 R >> >>')],
    ['one that names a file beside it', pdf('<< /Ref << /F << /F (plan.pdf) /UF <FEFF0070006C0061006E> >> >> >>')],
    [
      'one whose pictures look like the name of a file',
      pdf(stream('/Filter /DCTDecode', `/F<\x80X${'\xff'.repeat(400)}`)),
    ],
    ['one whose texts speak of scripts', pdf('<< /Title (JavaScript, and how to Launch it) >>')],
  ])('%s is taken', async (_, bytes) => {
    expect(await pdfProblem(bytes)).toBeUndefined()
  })

  it.each<[string, Buffer, keyof typeof documentMessages]>([
    ['nothing', Buffer.alloc(0), 'type'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'type'],
    ['a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), plain]), 'type'],
    ['a PDF behind a line', Buffer.concat([Buffer.from('\n'), plain]), 'type'],
    ['its first bytes alone', Buffer.from('%PDF-1.7'), 'broken'],
    ['one that is cut off', plain.subarray(0, -20), 'broken'],
    ['an archive behind a PDF', Buffer.concat([plain, Buffer.from('PK\x03\x04 and more')]), 'broken'],
    ['one whose table is elsewhere', Buffer.from('%PDF-1.7\nstartxref\n3\n%%EOF'), 'broken'],
    ['one whose table is behind its end', Buffer.from('%PDF-1.7\nstartxref\n99999\n%%EOF'), 'broken'],
    ['a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'active'],
    ['a script by codes', pdf('<< /S /J#61va#53cript /JS (app.alert(1)) >>'), 'active'],
    ['a script by codes with small letters', pdf('<< /S /#4aavaScript>>'), 'active'],
    ['a link that is a script', pdf('<< /S/URI/URI(javascript:alert(1)) >>'), 'active'],
    ['a link that is a script, with escapes', pdf('<< /URI ( java\\163cript:x) >>'), 'active'],
    ['a link that is a script, by codes', pdf('<< /UR#49 <6A6176 617363726970743A> >>'), 'active'],
    ['a link to a file', pdf('<< /URI (file:///etc/passwd) >>'), 'active'],
    ['a program', pdf('<< /S/Launch/F (cmd.exe) >>'), 'active'],
    ['another file', pdf('<< /EF << /F 5 0 R >> >>', stream('/Type /EmbeddedFile', 'MZ')), 'active'],
    ['a form that sends itself', pdf('<< /S /SubmitForm /F (https://evil.example) >>'), 'active'],
    ['a form with scripts of its own', pdf('<< /AcroForm << /XFA 5 0 R >> >>'), 'active'],
    ['a script in packed objects', pdf(packed('1 0 << /S /JavaScript >>')), 'active'],
    ['a script in objects that are not packed', pdf(stream('/Type /ObjStm', '1 0 << /S /JavaScript >>')), 'active'],
    [
      'a script in objects whose type is named last',
      pdf(stream('/Filter [/FlateDecode] /Type /Obj#53tm', deflateSync('<< /S /Launch >>'))),
      'active',
    ],
    ['objects packed in another way', pdf(stream('/Type /ObjStm /Filter /LZWDecode', 'x')), 'broken'],
    ['objects packed twice', pdf(stream('/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]', 'x')), 'broken'],
    [
      'objects with a predictor',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync('x'))),
      'broken',
    ],
    ['objects that do not unpack', pdf(stream('/Type /ObjStm /Filter /FlateDecode', 'nonsense')), 'broken'],
    ['a bomb', pdf(packed(' '.repeat(40 * 1_048_576))), 'broken'],
    ...hidden.map(([name, dictionary]): [string, Buffer, 'active'] => [
      `a script in packed objects ${name}`,
      pdf(stream(dictionary, deflateSync('1 0 << /S /JavaScript >>'))),
      'active',
    ]),
    [
      'objects packed in one of two ways',
      pdf(stream('/N 1 /First 4 /Filter /FlateDecode /Filter /LZWDecode', 'x')),
      'broken',
    ],
    ['a dictionary that does not end', pdf('<< /N 1 /First 4 /X [ /Filter /FlateDecode >>\nstream\n'), 'broken'],
    ['a link to a file, elsewhere in the file', pdf('<< /S /URI /URI 3 0 R >>', '(file:///c:/x)'), 'active'],
    ['a link to a file behind a comment', pdf('<< /URI %x\n(smb://evil/x) >>'), 'active'],
    ['a link to a share', pdf('<< /URI (\\\\\\\\evil\\\\share) >>'), 'active'],
    ['a link to a share by slashes', pdf('<< /URI (//evil/share) >>'), 'active'],
    ['a link that is a script on two lines', pdf('<< /URI (java\\\nscript:alert\\(1\\)) >>'), 'active'],
    ['a link in UTF-16', pdf('<< /URI <FEFF00660069> >>'), 'active'],
    ['a link behind line continuations', pdf(`<< /URI (${'\\\n'.repeat(150)}javascript:alert) >>`), 'active'],
    ['a link behind white space', pdf(`<< /URI (${' '.repeat(300)}file:///c:/x) >>`), 'active'],
    ['a link by codes behind white space', pdf(`<< /URI <${' '.repeat(300)}6A617661> >>`), 'active'],
    ['links to files by their base elsewhere', pdf('<< /URI << /Base 3 0 R >> >>', '(file:///c:/)'), 'active'],
    ['an attached file', pdf('<< /Subtype /FileAttachment /FS 3 0 R >>'), 'active'],
    ['a file that is attached without a type', pdf('<< /Type /Filespec /F (x.exe) /EF << /F 4 0 R >> >>'), 'active'],
    ['an attached file behind a comment', pdf('<< /Type /Filespec /EF %x\n%y\n4 0 R >>'), 'active'],
    ['a sound on a share', pdf('<< /S /Sound /Sound 5 0 R >>', stream('/F (\\\\\\\\evil\\\\a.wav)', '')), 'active'],
    ['a stream of a file system by reference', pdf('<< /Length 0 /F << /FS 8 0 R /F 7 0 R >> >>'), 'active'],
    ['a stream at a URL by reference', pdf('<< /Length 0 /F << /FS /URL /F 5 0 R >> >>'), 'active'],
    ['a file on a share, as old programs name it', pdf('<< /Type /Filespec /DOS (\\\\\\\\evil\\\\s) >>'), 'active'],
    ['a thread in a file on a share', pdf('<< /S /Thread /F << /Type /Filespec /UF (//evil/b.pdf) >> >>'), 'active'],
    [
      'a page of a file on the web',
      pdf('<< /Ref << /F << /FS /URL /F (https://evil.example/a) >> /Page 0 >> >>'),
      'active',
    ],
    ['a file on a drive, in UTF-16', pdf('<< /#55F <FEFF0063003A002F0061> >>'), 'active'],
    ['a file on a share, far behind its name', pdf(`<< /F %${'\xff'.repeat(300)}\n(//evil/b) >>`), 'active'],
    ['a file on a share behind white space', pdf(`<< /F (${' '.repeat(300)}//evil/b) >>`), 'active'],
    ['a film', pdf('<< /Subtype /Movie >>'), 'active'],
    ['a dictionary of a million entries', pdf(`<<${'/A/A'.repeat(1_100_000)}>>`), 'broken'],
    ['a dictionary with too many filters', pdf(`<</N 1/First 4${'/Filter/A'.repeat(20)}>>\nstream\n`), 'broken'],
    ['links to files by their base', pdf('<< /URI << /Base (file:///c:/) >> >>'), 'active'],
    ['a password', pdf('<< /Encrypt 7 0 R >>'), 'locked'],
  ])('%s is refused', async (_, bytes, why) => {
    expect(await pdfProblem(bytes)).toBe(documentMessages[why])
  })
})

it('a script is found at any position, also across the border of two chunks', async () => {
  const script = '<< /S /JavaScript >>'
  const around = 1_048_576 - 80
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 100 }), fc.boolean(), async (more, isPacked) => {
      const content = `${' '.repeat(around + more)}${script}`
      expect(await pdfProblem(pdf(isPacked ? packed(content) : content))).toBe(documentMessages.active)
    }),
    { numRuns: 30 },
  )
})

it('a link to the web is taken at any position, also across the border of two chunks', async () => {
  const around = 1_048_576 - 80
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 400 }), fc.boolean(), async (more, isPacked) => {
      const content = `<< ${' '.repeat(around + more)} /S /URI /URI (https://www.example.com/a/page) >>`
      expect(await pdfProblem(pdf(isPacked ? packed(content) : content))).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

it('a file that is truncated or changed at its end causes no fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(plain.length), async (bytes, length) => {
      const problem = await pdfProblem(Buffer.concat([plain.subarray(0, length), bytes]))
      expect([undefined, ...Object.values(documentMessages)]).toContain(problem)
    }),
  )
})

it.each([
  ['names of object streams', '/ObjStm stream\nendstream ', undefined],
  ['objects', '1 0 obj<</N 1>>stream\n', undefined],
  // Read again for each of them, this would take hours.
  ['objects within objects', 'obj<</X(', documentMessages.broken],
  // By a pattern that tries all ways to divide them into comments, one of these alone would take for ever.
  ['signs of comments', `/EF${'%'.repeat(100)}x\n(`, undefined],
  ['names behind signs of comments', '/EF%/URI%', documentMessages.active],
  ['lines of comments', '/EF%\n(%', undefined],
  ['short names behind signs of comments', '/F%', documentMessages.active],
  ['arrays within arrays', 'obj<</X[', documentMessages.broken],
  // Each string goes on to the next one, and to all that follow.
  ['names within hexadecimal strings', '/F<a', documentMessages.active],
  ['names of files alone', '/F', documentMessages.active],
  ['links', '<</S/URI/URI(tel:1)>>', undefined],
  ['links to pages', '<</Type/Annot/F 4/A<</S/URI/URI(https://a.np/)>>>>', undefined],
])('a file full of %s is read once', async (_, part, problem) => {
  expect(await pdfProblem(pdf(part.repeat(Math.floor((8 * 1_048_576) / part.length))))).toBe(problem)
})
