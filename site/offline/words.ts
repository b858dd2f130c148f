import type { Language } from '#contract/languages.ts'

interface OfflineWords {
  title: string
  text: string
  read: string
  call: string
}

/** The texts of the offline page, which no other page needs. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  en: {
    title: 'You are offline',
    text: 'You have not opened this page on this device yet. It is shown as soon as there is a connection.',
    read: 'What you have read before',
    call: 'Or call us:',
  },
  ne: {
    title: 'तपाईं अफलाइन हुनुहुन्छ',
    text: 'यो पृष्ठ यस यन्त्रमा पहिले पढिएको छैन। इन्टरनेट जोडिनेबित्तिकै यो देखिनेछ।',
    read: 'तपाईंले पहिले पढेका पृष्ठ',
    call: 'वा हामीलाई फोन गर्नुहोस्:',
  },
}
