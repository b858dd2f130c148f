import type { Language } from '#contract/languages.ts'

/** What the empty library of pictures says about documents, which it does not list. */
export const documentsNote: Readonly<Record<Language, string>> = {
  en: 'PDFs are not listed here. They are chosen in the forms of services and deadlines, under “Documents to download”.',
  ne: 'PDF यहाँ देखिँदैनन्। ती सेवा र म्यादका फारममा “डाउनलोड गर्ने कागजात” भन्ने ठाउँमा छानिन्छन्।',
}
