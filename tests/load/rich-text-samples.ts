const LIMIT = 200_000

const SAMPLE =
  '<h2>Title</h2><p>Some <strong>bold</strong> and <em>slanted</em> text with a <a href="https://example.com">link</a>.</p><ul><li>one</li><li>two <span style="color: #b3261e;">red</span></li></ul>'
const NEPALI = `<p>${'जागिर सुरु गर्दा, पसल खोल्दा वा घर भाडामा दिँदा सबैभन्दा पहिले सोधिने कुरा। '.repeat(9)}</p>`

/** Whole pieces, as many as fit. */
const fill = (piece: string, length = LIMIT): string => piece.repeat(Math.max(Math.floor(length / piece.length), 1))

/** What people write, of about that many thousand characters. */
export const ordinary = (kilobytes: number): string => fill(SAMPLE, Math.min(kilobytes * 1000, LIMIT))

/** At the limit, and each the worst for some stage of a save. */
export const hardest: Readonly<Record<string, string>> = {
  'ordinary text': ordinary(200),
  'Nepali text': fill(NEPALI),
  'tiny paragraphs': fill('<p>x</p>'),
  'line breaks': `<p>${fill('x<br>', LIMIT - 8)}x</p>`,
  '5,000 links': `<p>${Array.from({ length: 5000 }, (_, i) => `<a href="/${i}">x</a> y`).join(' ')}</p>`,
  'unclosed formatting': `<p>${Array.from({ length: 95 }, (_, i) => `<b title=${i}>`).join('')}${fill('<p>xyz', 100_000)}`,
}
