import type { Language } from '#contract/languages.ts'

const english = {
  noQuestions: 'No questions yet. Ask us yours.',
  select: 'Select plan',
}

const nepali: typeof english = {
  noQuestions: 'अहिलेसम्म प्रश्न छैनन्। आफ्नो प्रश्न सोध्नुहोस्।',
  select: 'यो योजना रोज्नुहोस्',
}

/** The words of the prices; not in the catalogue, which every page downloads. */
export const priceWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
