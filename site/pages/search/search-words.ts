import type { Texts } from '#contract/resource.ts'

/** The words below the search, which are hydrated later. */
export const searchWords = {
  hint: {
    en: 'Services, posts, answers to questions, jobs and people: in English, in Nepali, or in Nepali written in Latin letters.',
    ne: 'सेवा, लेख, प्रश्नका उत्तर, रोजगारी र हाम्रो टोली: नेपालीमा, अङ्ग्रेजीमा वा रोमन अक्षरमा लेखेर खोज्नुहोस्।',
  },
  key: { en: 'The key / opens this search', ne: '/ थिच्दा यो खोज खुल्छ' },
} satisfies Record<string, Texts>
