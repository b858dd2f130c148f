import type { TextPage } from './entries/documents.ts'

/** A4, in points, and its margins. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 64]
const LINE = 20
const [TITLE_SIZE, TEXT_SIZE, NOTE_SIZE] = [20, 11, 9]

/**
 * A PDF with one page of text in Helvetica, which every reader has: in ASCII, and nothing but what shows it (ISO 32000-2, annex H).
 * Lines are not broken.
 */
export function textPdf({ title, lead, items, note }: TextPage): Buffer {
  const show = (font: string, size: number, text: string, y: number, x = MARGIN) =>
    `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`
  const top = HEIGHT - MARGIN - TITLE_SIZE
  const first = top - 4 * LINE
  const content = [
    show('B', TITLE_SIZE, title, top),
    show('R', TEXT_SIZE, lead, top - 2 * LINE),
    ...items.flatMap((item, n) => {
      const y = first - n * 1.4 * LINE
      return [`${MARGIN} ${y - 1} 10 10 re S`, show('R', TEXT_SIZE, item, y, MARGIN + 22)]
    }),
    show('R', NOTE_SIZE, note, MARGIN),
  ].join('\n')
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Title (${escaped(title)}) >>`,
  ])
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&')

/** A PDF of these objects with their cross-reference table; the first is the catalog, the last the document information. */
function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, n) => {
    const at = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
