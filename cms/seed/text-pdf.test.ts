import { expect, it } from 'vitest'

import { pdfProblem } from '#cms/media/pdf.ts'
import { incomeTaxChecklist, vatChecklist } from './entries/documents.ts'
import { textPdf } from './text-pdf.ts'

it.each([vatChecklist, incomeTaxChecklist])(
  '$file is a document that is taken, and says what it should',
  async ({ page }) => {
    const pdf = textPdf(page)
    expect(await pdfProblem(pdf)).toBeUndefined()
    for (const text of [page.title, page.lead, ...page.items, page.note]) {
      expect(text).toMatch(/^[\x20-\x7e]{1,110}$/)
      expect(pdf.toString('latin1')).toContain(`(${text}) Tj`)
    }
  },
)
