import type { Language } from '#contract/languages.ts'

interface OpenWords {
  openUntil: (time: string) => string
  opensAt: (day: string, time: string) => string
  today: string
}

/** The words about whether the office is open now, in parts that are hydrated later. */
export const openWords: Readonly<Record<Language, OpenWords>> = {
  en: {
    openUntil: (time) => `Open now, until ${time}`,
    opensAt: (day, time) => `Closed now, opens ${day} ${time}`,
    today: 'today',
  },
  ne: {
    openUntil: (time) => `अहिले खुला छ, ${time} बजेसम्म`,
    opensAt: (day, time) => `अहिले बन्द छ, ${day} ${time} बजे खुल्छ`,
    today: 'आज',
  },
}
