import { shippedInNepali } from '#cms/site-content/shipped-in-nepali.ts'
import type { SeedOf } from './seed.ts'

/** A tag that came with the site, by its name in English. */
const tag = (title: string, en: string, ne: string): SeedOf<'tag'> => ({
  fields: {
    title: { en: title, ne: shippedInNepali.get(title) ?? title },
    description: { en: `<p>${en}</p>`, ne: `<p>${ne}</p>` },
  },
})

export const incomeTaxTag = tag(
  'Income tax',
  'What people and companies owe on what they earn: returns, instalments, deductions and notices.',
  'व्यक्ति र कम्पनीको आम्दानीमा लाग्ने कर: विवरण, किस्ता, छुट र पत्र।',
)
export const vatTag = tag(
  'VAT',
  'Registration, bills, credits and the return of each month.',
  'दर्ता, बिल, कर कट्टी र हरेक महिनाको विवरण।',
)
export const tds = tag(
  'TDS',
  'Tax that is withheld from salaries, rent and services, and deposited for those who earn it.',
  'तलब, भाडा र सेवाबाट कट्टी गरी पाउनेका नाममा दाखिला गरिने कर।',
)
export const panTag = tag(
  'PAN',
  'The permanent account number: who needs one, and how to get it.',
  'स्थायी लेखा नम्बर: कसलाई चाहिन्छ, र कसरी लिने।',
)
export const auditTag = tag(
  'Audit',
  'Closing a year so that the auditor finds what belongs there.',
  'लेखापरीक्षकले खोजेको कुरा आफ्नै ठाउँमा भेट्ने गरी वर्ष बन्द गर्ने काम।',
)
export const bookkeeping = tag(
  'Bookkeeping',
  'Bills, vouchers and figures that are of use during the year, too.',
  'बिल, भौचर र वर्षभरि नै काम लाग्ने अङ्क।',
)
export const payrollTag = tag(
  'Payroll',
  'Salaries, allowances and what is deducted from them, every month.',
  'हरेक महिनाको तलब, भत्ता र त्यसबाट हुने कट्टी।',
)
export const providentFund = tag(
  'Provident fund',
  'What employer and employee pay in, and where it goes.',
  'रोजगारदाता र कर्मचारीले जम्मा गर्ने रकम, र त्यो कहाँ जान्छ।',
)
export const registration = tag(
  'Company registration',
  'From a name to a certificate, and what is to be filed after it.',
  'नामदेखि प्रमाणपत्रसम्म, र त्यसपछि पेस गर्नुपर्ने कुरा।',
)
export const investment = tag(
  'Foreign investment',
  'Approvals, capital and the way back of profits.',
  'स्वीकृति, पुँजी र नाफा फिर्ता लैजाने बाटो।',
)
export const startUps = tag(
  'Start-ups',
  'What a young business has to decide in its first year.',
  'नयाँ उद्यमले पहिलो वर्ष टुङ्गो लगाउनुपर्ने कुरा।',
)
export const planning = tag(
  'Business planning',
  'Figures for the next year, before it begins.',
  'आउँदो वर्ष सुरु हुनुअघि नै त्यसका अङ्क।',
)
export const cashFlow = tag('Cash flow', 'Money that is there on the day it is needed.', 'चाहिएकै दिन हातमा हुने पैसा।')
export const customs = tag(
  'Customs',
  'Duties and VAT on what crosses the border.',
  'सीमा नाघ्ने सामानमा लाग्ने महसुल र भ्याट।',
)
export const compliance = tag(
  'Compliance',
  'Keeping to the acts, and being able to show it.',
  'ऐनअनुसार चल्ने, र त्यसको प्रमाण राख्ने काम।',
)
export const deadlinesTag = tag(
  'Deadlines',
  'What has to be filed or paid by which day.',
  'कुन दिनसम्म के पेस गर्ने वा तिर्ने।',
)

/** In the order of the sidebar. */
export const tags = [
  incomeTaxTag,
  vatTag,
  tds,
  panTag,
  auditTag,
  bookkeeping,
  payrollTag,
  providentFund,
  registration,
  investment,
  startUps,
  planning,
  cashFlow,
  customs,
  compliance,
  deadlinesTag,
]
