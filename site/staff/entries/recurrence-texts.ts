import type { Language } from '#contract/languages.ts'

/** The texts of the control of a recurrence, which few forms have. */
const english = {
  repeats: 'Repeats',
  kinds: { once: 'Once', monthly: 'Every month', yearly: 'Each year, in some months' },
  calendar: 'Calendar',
  calendars: { bs: 'Bikram Sambat', ad: 'A.D.' },
  year: 'Year',
  month: 'Month',
  months: 'Months',
  day: { bs: 'Day', ad: 'Day' },
  lastDay: 'Last day of the month',
  missing: { once: 'Enter year, month and day.', yearly: 'Choose a month.' },
  dayNote: 'A day that a month lacks is its last.',
  inArrears: 'For the months before',
  inArrearsNote: 'Visitors read which months it is for: of a VAT return due in Mangsir, Kartik.',
  inWords: (rule: string) => `It falls due ${rule}.`,
  next: 'The next days, before they move on from Saturdays and holidays:',
  none: 'It does not fall due any more.',
  tableEnds: 'The calendar is known to the end of 2090 B.S. (April 13, 2034). What is due later is not listed.',
}

const nepali: typeof english = {
  repeats: 'कति पटक',
  kinds: { once: 'एक पटक मात्र', monthly: 'हरेक महिना', yearly: 'हरेक वर्ष, केही महिनामा' },
  calendar: 'पात्रो',
  calendars: { bs: 'विक्रम संवत्', ad: 'ईस्वी संवत्' },
  year: 'साल',
  month: 'महिना',
  months: 'महिनाहरू',
  day: { bs: 'गते', ad: 'तारिख' },
  lastDay: 'महिनाको अन्तिम दिन',
  missing: { once: 'साल, महिना र दिन राख्नुहोस्।', yearly: 'कम्तीमा एउटा महिना रोज्नुहोस्।' },
  dayNote: 'महिनामा त्यो दिन नभए अन्तिम दिन मानिन्छ।',
  inArrears: 'अघिल्ला महिनाका लागि',
  inArrearsNote: 'कुन महिनाको हो भन्ने आगन्तुकले पढ्छन्: मंसिरमा बुझाउने भ्याट विवरण कात्तिकको हो।',
  inWords: (rule) => `म्याद: ${rule}।`,
  next: 'अबका मितिहरू, शनिबार र बिदाबाट सर्नुअघिका:',
  none: 'अब यसको म्याद आउँदैन।',
  tableEnds: 'पात्रो वि.सं. २०९० को अन्त्य (सन् २०३४ अप्रिल १३) सम्म थाहा छ। त्यसपछिका मिति देखाइँदैनन्।',
}

export const recurrenceTexts: Readonly<Record<Language, typeof english>> = { en: english, ne: nepali }
