import type { Language } from '#contract/languages.ts'

/** The texts of a screen whose session has ended or needs a second factor, which few people see. */
const english = {
  note: 'You were signed out. Sign in to go on.',
  signIn: 'Sign in',
  setUpNote: 'A second factor is required now. Set yours up to go on.',
  setUp: 'Set it up',
  newTab: 'Sign in in a new tab',
  other: (now: string, before: string) =>
    `You are signed in as ${now}. What ${before} was writing here is kept for ${before}.`,
  goOn: 'Go on',
}

const nepali: typeof english = {
  note: 'तपाईंको लग इन सकियो। अघि बढ्न फेरि लग इन गर्नुहोस्।',
  signIn: 'लग इन गर्नुहोस्',
  setUpNote: 'अब दोस्रो प्रमाण अनिवार्य भयो। अघि बढ्न आफ्नो राख्नुहोस्।',
  setUp: 'राख्नुहोस्',
  newTab: 'नयाँ ट्याबमा लग इन गर्नुहोस्',
  other: (now, before) => `तपाईं ${now} नामले लग इन हुनुहुन्छ। ${before}ले यहाँ लेख्दै गरेको कुरा उहाँकै लागि राखिएको छ।`,
  goOn: 'अघि बढ्नुहोस्',
}

export const keptScreenWords: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
