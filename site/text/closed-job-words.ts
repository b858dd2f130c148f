import type { Language } from '#contract/languages.ts'

/** The texts of the page of a job whose last day has passed. */
export const closedJobWords = {
  title: { en: 'This position is closed', ne: 'यो पद अब खुला छैन' },
  text: {
    en: 'The last day to apply for it has passed. Other positions may be open.',
    ne: 'यसका लागि दरखास्त दिने अन्तिम दिन बितिसक्यो। अरू पद खुला हुन सक्छन्।',
  },
  open: { en: 'See open positions', ne: 'खुला पदहरू हेर्नुहोस्' },
} satisfies Record<string, Record<Language, string>>
