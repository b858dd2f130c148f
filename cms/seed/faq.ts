import type { SeedOf } from './seed.ts'

const question = (title: string, ...lines: string[]): SeedOf<'faq'> => ({
  fields: { title, description: lines.join('\n') },
})

export const faq: SeedOf<'faq'>[] = [
  question(
    'When does the fiscal year begin and end?',
    'In Nepal the fiscal year runs from the first of Shrawan to the last day of Ashadh, that is from about the middle of July to the middle of July.',
    'Returns for the year follow within the months after that. The exact dates depend on your case and on extensions: check the current schedule with us.',
  ),
  question(
    'Do I need a PAN if I only earn a salary?',
    'In practice yes: your employer needs it to deduct and report tax in your name.',
    'We can apply for it with you; it takes your citizenship certificate, a photograph and little patience.',
  ),
  question(
    'When must my business register for VAT?',
    'Above a certain turnover registration is required, for some trades at once, and below it you may register of your own accord.',
    'Thresholds differ for goods and services and are changed by the Finance Act, so ask us for the figures of this year.',
  ),
  question(
    'Which papers should I bring to the first meeting?',
    'Whatever you have. Most useful are:',
    '- registration and PAN certificates',
    '- the last tax return and audit report',
    '- bank statements of the current fiscal year',
    '- letters from the tax office, opened or not',
  ),
  question(
    'I have received a notice from the tax office. What now?',
    'Do not ignore it, and do not sign anything in a hurry.',
    '',
    '1. Note the day on which it reached you: deadlines count from there.',
    '2. Send us a photograph of every page.',
    '3. We call back on the same working day with what it means and what to do first.',
  ),
  question(
    'What does it cost?',
    'The first conversation is free. After it you receive a written offer with a fixed fee; our plans on this page give the order of magnitude.',
    'We charge by the work, never by a share of the tax saved.',
  ),
  question(
    'Can you help if I live abroad?',
    'Yes. Many of our clients live in the Gulf, in Europe, Australia or the United States and have rent, land or shares at home.',
    'We meet by video call at hours that suit your time zone. For some steps you will need a power of attorney; we prepare it.',
  ),
  question(
    'Who sees my documents?',
    'Your adviser, the colleague who checks the work, and nobody else. Files are stored in your own folder, and you decide whom we may talk to: spouse, partner, bank or auditor.',
  ),
]
