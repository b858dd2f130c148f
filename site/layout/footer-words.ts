import type { Language } from '#contract/languages.ts'

interface FooterWords {
  usefulLinks: string
  otherPages: string
  follow: string
  /** The firm's name follows. */
  copyright: (year: string) => string
  designer: string
}

/** The texts of the footer, which is hydrated after the rest of a page. */
export const footerWords: Readonly<Record<Language, FooterWords>> = {
  en: {
    usefulLinks: 'Useful Links',
    otherPages: 'Other Pages',
    follow: 'Follow us',
    copyright: (year) => `Copyright © ${year}`,
    designer: 'Designed by',
  },
  ne: {
    usefulLinks: 'उपयोगी लिङ्कहरू',
    otherPages: 'अन्य पृष्ठहरू',
    follow: 'हामीलाई पछ्याउनुहोस्',
    copyright: (year) => `सर्वाधिकार © ${year}`,
    designer: 'वेबसाइट निर्माण:',
  },
}
