import type { Taxpayer } from '#contract/deadline.ts'
import type { Texts } from '#contract/resource.ts'
import { incomeTaxChecklist, type SeedDocument, vatChecklist } from './documents.ts'
import type { SeedOf } from './seed.ts'
import { deadlinesTag, incomeTaxTag, tds, vatTag } from './tags.ts'

const INCOME_TAX = { en: 'Income Tax Act, 2058', ne: 'आयकर ऐन, २०५८' }
const VAT = { en: 'Value Added Tax Act, 2052', ne: 'मूल्य अभिवृद्धि कर ऐन, २०५२' }

/** What the act says in general; the firm checks it before visitors rely on it. */
const toBeChecked: Texts = {
  en: '<p><em>Shipped as an example: check it against the act and the notices of this year before you rely on it.</em></p>',
  ne: '<p><em>यो उदाहरण हो: भर पर्नुअघि ऐन र यस वर्षका सूचनासँग भिडाउनुहोस्।</em></p>',
}

interface Rule {
  title: Texts
  text: Texts
  act: Texts
  section: Texts
  taxpayers: Taxpayer[]
  recurrence: string
  documents?: readonly SeedDocument[]
  tags: readonly SeedOf<'tag'>[]
}

const deadline = ({
  title,
  text,
  act,
  section,
  taxpayers,
  recurrence,
  documents = [],
  tags,
}: Rule): SeedOf<'deadline'> => ({
  documents,
  refers: { tags: [...tags, deadlinesTag] },
  fields: {
    title,
    description: { en: `<p>${text.en}</p>${toBeChecked.en}`, ne: `<p>${text.ne}</p>${toBeChecked.ne}` },
    law: { en: `${act.en}, ${section.en}`, ne: `${act.ne}, ${section.ne}` },
    taxpayers,
    recurrence,
    movesOn: false,
    source: 'https://ird.gov.np',
  },
})

const instalment = (title: Texts, share: Texts, month: Texts, recurrence: string): SeedOf<'deadline'> =>
  deadline({
    title,
    text: {
      en: `By the last day of ${month.en}, ${share.en} of the tax estimated for the income year is to be paid, less what was paid or withheld before.`,
      ne: `${month.ne} मसान्तसम्म आय वर्षको अनुमानित करको ${share.ne} बुझाउनुपर्छ; त्यसअघि बुझाइएको वा कट्टी भएको रकम घटाइन्छ।`,
    },
    act: INCOME_TAX,
    tags: [incomeTaxTag],
    section: { en: 'section 94', ne: 'दफा ९४' },
    taxpayers: ['individual', 'company'],
    recurrence,
  })

/** Deadlines of the income tax and VAT acts that are the same every year. */
export const deadlines: SeedOf<'deadline'>[] = [
  deadline({
    title: { en: 'VAT return and payment', ne: 'भ्याट विवरण र भुक्तानी' },
    text: {
      en: 'Everyone registered for VAT files the return of each month, and pays what is due, within 25 days after its end.',
      ne: 'भ्याटमा दर्ता भएकाले हरेक महिनाको विवरण र तिर्नुपर्ने कर महिना सकिएको २५ दिनभित्र बुझाउनुपर्छ।',
    },
    act: VAT,
    section: { en: 'sections 18 and 19', ne: 'दफा १८ र १९' },
    taxpayers: ['vat'],
    tags: [vatTag],
    recurrence: 'bs 25 of every month in arrears',
    documents: [vatChecklist],
  }),
  deadline({
    title: { en: 'Deposit of tax deducted at source (TDS)', ne: 'कट्टी गरेको कर (टीडीएस) दाखिला' },
    text: {
      en: 'Tax withheld from salaries, rent, services and other payments of a month is deposited, with the statement of it, within 25 days after its end.',
      ne: 'तलब, भाडा, सेवा र अन्य भुक्तानीबाट महिनाभर कट्टी गरेको कर विवरणसहित महिना सकिएको २५ दिनभित्र दाखिला गर्नुपर्छ।',
    },
    act: INCOME_TAX,
    section: { en: 'section 90', ne: 'दफा ९०' },
    taxpayers: ['employer'],
    tags: [tds],
    recurrence: 'bs 25 of every month in arrears',
  }),
  instalment(
    { en: 'Advance tax, first instalment', ne: 'अग्रिम आयकर, पहिलो किस्ता' },
    { en: '40 per cent', ne: '४० प्रतिशत' },
    { en: 'Poush', ne: 'पुस' },
    'bs last day of 9',
  ),
  instalment(
    { en: 'Advance tax, second instalment', ne: 'अग्रिम आयकर, दोस्रो किस्ता' },
    { en: '70 per cent in all', ne: 'जम्मा ७० प्रतिशत' },
    { en: 'Chaitra', ne: 'चैत' },
    'bs last day of 12',
  ),
  instalment(
    { en: 'Advance tax, third instalment', ne: 'अग्रिम आयकर, तेस्रो किस्ता' },
    { en: '100 per cent in all', ne: 'जम्मा १०० प्रतिशत' },
    { en: 'Ashadh', ne: 'असार' },
    'bs last day of 3',
  ),
  deadline({
    title: { en: 'Annual income tax return', ne: 'वार्षिक आय विवरण' },
    text: {
      en: 'The return of an income year, which ends with Ashadh, is filed within three months after it: by the last day of Ashwin. The tax office may extend this on application.',
      ne: 'असार मसान्तमा सकिने आय वर्षको विवरण त्यसको तीन महिनाभित्र, अर्थात् असोज मसान्तसम्म, पेस गर्नुपर्छ। निवेदन दिए कर कार्यालयले म्याद थप्न सक्छ।',
    },
    act: INCOME_TAX,
    section: { en: 'section 96', ne: 'दफा ९६' },
    taxpayers: ['individual', 'company', 'nonprofit'],
    tags: [incomeTaxTag],
    recurrence: 'bs last day of 6',
    documents: [incomeTaxChecklist],
  }),
]
