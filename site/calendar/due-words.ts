import type { Taxpayer } from '#contract/deadline.ts'
import type { Language } from '#contract/languages.ts'
import { useLanguage } from '../language/use-language.ts'

const english = {
  title: 'Tax calendar',
  description:
    'What is due when: VAT returns, TDS, advance tax and income tax returns in Nepal, in Bikram Sambat and A.D.',
  lead: 'What is due when, in both calendars. Dates follow the law as it stands; notices and extensions change them, so ask us before you rely on one.',
  next: 'Next due dates',
  whole: 'Tax calendar',
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Two or more. */
  inDays: (days: string) => `In ${days} days`,
  past: 'Past',
  for: (period: string) => `For ${period}`,
  insteadOf: (day: string) => `Instead of ${day}, which is no working day`,
  concerns: 'Concerns',
  law: 'Law',
  source: 'Source',
  ask: 'Ask about this',
  sourceOf: (title: string) => `Source of ${title}`,
  filter: 'Show only what applies to',
  show: 'Show',
  showAll: 'Show all',
  views: 'View',
  list: 'Coming months',
  month: 'One month',
  previous: 'Previous month',
  following: 'Next month',
  dueOn: (count: string) => `${count} due`,
  none: 'Nothing falls due here.',
  noneChosen: 'Nothing falls due for those whom you chose.',
  subscribe: 'In your own calendar',
  subscribeNote: 'Subscribe once, and your calendar program keeps up with ours: days that move, move there too.',
  subscribeLink: 'Subscribe',
  download: 'Download as a file (.ics)',
  chosenOnly: 'All of these have only what applies to those whom you chose above.',
  when: 'When',
  coming: 'The next dates',
  knownUntil: (day: string) => `Days after ${day} are not listed: no calendar of Bikram Sambat is known for them yet.`,
  era: 'B.S.',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

export type DueWords = typeof english

const nepali: DueWords = {
  title: 'कर पात्रो',
  description: 'कुन कर र विवरण कहिलेसम्म: भ्याट, अग्रिम कर कट्टी, किस्ता र आय विवरणका म्याद, विक्रम संवत् र ईस्वी संवत्‌मा।',
  lead: 'के कहिलेसम्म बुझाउने, दुवै पात्रोमा। मिति हालको कानुनअनुसार हुन्; सूचना र थपिएको म्यादले फेर्छन्, त्यसैले भर पर्नुअघि हामीसँग सोध्नुहोस्।',
  next: 'नजिकका म्याद',
  whole: 'कर पात्रो',
  today: 'आज',
  tomorrow: 'भोलि',
  inDays: (days) => `${days} दिन बाँकी`,
  past: 'बितिसक्यो',
  for: (period) => `${period}को`,
  insteadOf: (day) => `${day} कार्यदिन नभएकाले सारिएको`,
  concerns: 'कसका लागि',
  law: 'कानुन',
  source: 'स्रोत',
  ask: 'यसबारे सोध्नुहोस्',
  sourceOf: (title) => `${title}को स्रोत`,
  filter: 'यिनका लागि मात्र देखाउनुहोस्',
  show: 'देखाउनुहोस्',
  showAll: 'सबै देखाउनुहोस्',
  views: 'हेर्ने तरिका',
  list: 'आगामी महिनाहरू',
  month: 'एक महिना',
  previous: 'अघिल्लो महिना',
  following: 'अर्को महिना',
  dueOn: (count) => `${count} वटा म्याद`,
  none: 'यहाँ कुनै म्याद छैन।',
  noneChosen: 'तपाईंले छानेकाका लागि कुनै म्याद छैन।',
  subscribe: 'तपाईंकै पात्रोमा',
  subscribeNote: 'एक पटक जोड्नुहोस्, त्यसपछि तपाईंको पात्रो हाम्रोसँगै मिलिरहन्छ: सरेका मिति त्यहाँ पनि सर्छन्।',
  subscribeLink: 'जोड्नुहोस्',
  download: 'फाइलका रूपमा लिनुहोस्',
  chosenOnly: 'यी सबैमा माथि छानेकाका म्याद मात्र हुन्छन्।',
  when: 'कहिले',
  coming: 'अबका मितिहरू',
  knownUntil: (day) => `${day} पछिका मिति छैनन्: त्यसपछिको पात्रो अहिले थाहा छैन।`,
  era: 'वि.सं.',
  weekdays: ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि'],
}

/** The texts of the tax calendar, which other pages do not need. */
export const dueWords: Readonly<Record<Language, DueWords>> = { en: english, ne: nepali }

export const useDueWords = (): DueWords => dueWords[useLanguage().tag]

/** The names of the kinds of taxpayers. */
export const taxpayerNames: Readonly<Record<Language, Readonly<Record<Taxpayer, string>>>> = {
  en: {
    individual: 'Individuals',
    company: 'Companies',
    vat: 'VAT registered',
    employer: 'Those who withhold TDS',
    excise: 'Excise licensees',
    nonprofit: 'Non-profits',
  },
  ne: {
    individual: 'व्यक्ति',
    company: 'कम्पनी',
    vat: 'भ्याटमा दर्ता भएका',
    employer: 'कर कट्टी गर्ने',
    excise: 'अन्तःशुल्क इजाजतपत्र लिएका',
    nonprofit: 'नाफा नकमाउने संस्था',
  },
}
