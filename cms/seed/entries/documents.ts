import type { Texts } from '#contract/resource.ts'

/** A one-page document of plain text, as a checklist is. */
export interface TextPage {
  title: string
  lead: string
  /** Lines, each with a box to tick. */
  items: readonly string[]
  note: string
}

/** A document of the demo content, whose file is made from its page when it is seeded. */
export interface SeedDocument {
  /** The file's name. */
  file: string
  title: Texts
  page: TextPage
}

const note = 'Shipped as an example: check it against the act and the notices of this year before you rely on it.'

export const vatChecklist: SeedDocument = {
  file: 'vat-return-checklist.pdf',
  title: { en: 'Checklist: papers for your VAT return', ne: 'जाँचसूची: भ्याट विवरणका कागजात' },
  page: {
    title: 'Papers for your VAT return',
    lead: 'Please send us these by the 15th of the month, on paper or as photographs.',
    items: [
      'Sales book of the month, with every invoice number',
      'Purchase book of the month, with the PAN of each seller',
      'Customs declarations, if you imported goods',
      'Credit and debit notes, given and received',
      'Bank statement of the month',
      'Payment voucher of the month before',
      'Notices of the tax office, if any came',
    ],
    note,
  },
}

export const incomeTaxChecklist: SeedDocument = {
  file: 'income-tax-checklist.pdf',
  title: { en: 'Checklist: papers for your income tax return', ne: 'जाँचसूची: आयकर विवरणका कागजात' },
  page: {
    title: 'Papers for your income tax return',
    lead: 'Please bring these, or send us photographs. What does not concern you is left out.',
    items: [
      'PAN card, and the return of the year before',
      'Salary sheet, with the tax that was withheld',
      'Receipts of advance tax',
      'Rent, interest and dividends received, with certificates of withholding',
      'Premiums of life and health insurance',
      'Contributions to retirement funds',
      'Receipts of donations',
    ],
    note,
  },
}
