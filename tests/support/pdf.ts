import type { Picture } from './client.ts'

let counter = 0

/** A small PDF; each one has different bytes. */
export function pdf(objects = '', name = 'form.pdf'): Picture {
  counter += 1
  const before = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /N ${counter} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}`
  const text = `${before}xref\n0 1\ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n${before.length}\n%%EOF\n`
  return { bytes: Buffer.from(text, 'latin1'), name, type: 'application/pdf' }
}

/** A PDF of about this many bytes. */
export const largePdf = (bytes: number): Picture => pdf(`3 0 obj\n(${'x'.repeat(bytes)})\nendobj\n`)
