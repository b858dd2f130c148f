import { DESCRIPTION as LIMIT, RICH_TEXT_NODES } from '#contract/limits.ts'

const SAMPLE =
  '<h2>Title</h2><p>Some <strong>bold</strong> and <em>slanted</em> text with a <a href="https://example.com">link</a>.</p><ul><li>one</li><li>two <span style="color: #b3261e;">red</span></li></ul>'
const NEPALI = `<p>${'जागिर सुरु गर्दा, पसल खोल्दा वा घर भाडामा दिँदा सबैभन्दा पहिले सोधिने कुरा। '.repeat(9)}</p>`

/** Repeats a piece as often as fits into the length, at least once. */
const fill = (piece: string, length = LIMIT): string => piece.repeat(Math.max(Math.floor(length / piece.length), 1))

/**
 * Repeats a piece, of that many nodes, as often as the limits of characters and nodes allow; `around` is the length of the surrounding
 * markup, which has two nodes at most.
 */
export const most = (piece: string, nodes: number, around = 0): string => {
  const spare = around > 0 ? 2 : 0
  return piece.repeat(Math.floor(Math.min((LIMIT - around) / piece.length, (RICH_TEXT_NODES - spare) / nodes)))
}

/** An ordinary text of about that many thousand characters. */
export const ordinary = (kilobytes: number): string => fill(SAMPLE, Math.min(kilobytes * 1000, LIMIT))

/** Texts at the limits of characters or nodes, each the worst case for one stage of a save. */
export const hardest: Readonly<Record<string, string>> = {
  'ordinary text': ordinary(100),
  'Nepali text': fill(NEPALI),
  'short paragraphs': most('<p>xyz</p>', 2),
  'line breaks': `<p>${most('uvwxyz<br>', 2, 8)}x</p>`,
  links: `<p>${most('<a href="/x">x</a> y', 3, 7)}</p>`,
  'changing formatting': `<p>${most('<b>x</b>yz', 2, 7)}</p>`,
  'paragraphs that are not closed': most('<p>tuvwxyz', 2),
  'lists in items': `<ul>${most('<li>stuvwxyz<ul><li>vwxyz</ul>', 6, 9)}</ul>`,
  'unclosed formatting': `<p>${Array.from({ length: 95 }, (_, i) => `<b title=${i}>`).join('')}${most('<p>tuvwxyz', 2, 2000)}`,
}
