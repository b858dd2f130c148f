import { toBikramSambat } from '../../calendar/to-bikram-sambat.ts'
import { clockInNepali } from '#contract/nepali-clock.ts'
import type { SiteLanguage } from '../../language/language.ts'
import type { StaffPart } from './staff-language.ts'
import { staffMessage } from './messages-ne.ts'
import { words } from './words-ne.ts'

/** `२०८३ मंसिर ६, दिउँसो २:०५`; empty for an invalid time. */
const time = (iso: string, { date }: SiteLanguage): string =>
  [date(iso, toBikramSambat(iso)).text, clockInNepali(iso)].filter(Boolean).join(', ')

export const partOf = (site: SiteLanguage): StaffPart => ({
  staff: words,
  fieldNames: {
    Page: 'पृष्ठ',
    Title: 'शीर्षक',
    Description: 'विवरण',
    Image: 'तस्बिर',
    Salary: 'तलब',
    Post: 'पद',
    Slug: words.search.slug,
    'SEO title': words.search.title,
    'SEO description': words.search.description,
    Password: 'पासवर्ड',
    'Current password': 'हालको पासवर्ड',
    Note: words.desk.note.label,
    Text: words.desk.reply.label,
    Inquiry: words.inquiries.title,
    Picture: 'तस्बिर',
    File: words.trash.file,
  },
  staffMessage,
  time: (iso) => time(iso, site),
  day: (iso) => site.date(iso, toBikramSambat(iso)).text,
  count: site.number,
})
