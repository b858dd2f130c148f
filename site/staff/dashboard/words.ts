import type { ChangeAction, FirmFact, SetupStep, MissingContentKind } from '#contract/dashboard.ts'
import { devanagari } from '#contract/devanagari.ts'
import type { Language } from '#contract/languages.ts'
import { TRASH_DAYS } from '#contract/trash.ts'
import { pluralIn } from '../../language/plural.ts'
import { useStaffLanguage } from '../language/staff-language.ts'

/** The texts of the start page besides its counts; not in the catalogues, which every screen downloads. */

const plural = pluralIn('en')
const entries = (count: number) => plural(count, { one: 'one entry', other: `${count} entries` })

interface StepTexts {
  title: string
  /** An additional explanation; empty if the linked screen has it. */
  note: string
}

const facts: Readonly<Record<FirmFact, string>> = {
  firmName: 'name',
  location: 'address',
  latitude: 'position on the map',
  email: 'email',
  phone: 'phone',
}

const steps: Readonly<Record<SetupStep, StepTexts>> = {
  firm: { title: 'Enter the firm’s name, address, position on the map, email and phone', note: '' },
  plans: { title: 'Enter your plans and prices', note: 'Until then visitors read those of the example.' },
  publicUrl: {
    title: 'Give the site its address',
    note: 'Whoever runs the server sets `PUBLIC_URL`, as in `https://www.example.com` (`docs/operating.md`). Until then invitations, mails and calendars lead to `localhost`.',
  },
  trustProxy: {
    title: 'Name the proxy in front of the site',
    note: 'Whoever runs the server sets `TRUST_PROXY` to the number of proxies, mostly `1` (`docs/operating.md`). Until then all visitors count as one, and 20 inquiries in 10 minutes close the form to everybody.',
  },
  mail: {
    title: 'Let the site send mail',
    note: 'Whoever runs the server sets `SMTP_URL`, and `INQUIRY_EMAIL` for the office (`docs/operating.md`). Until then nobody is mailed when an inquiry comes.',
  },
  post: { title: 'Publish a first post of your own', note: '' },
  demo: {
    title: 'Remove the demo content',
    note: 'In one go, and it can be put back.',
  },
  people: { title: 'Invite a second person', note: 'So that somebody gets in when you are away.' },
  secondFactor: { title: 'Sign in with a second factor', note: 'Whoever learns your password still cannot sign in.' },
}

const lacks: Readonly<Record<MissingContentKind, string>> = {
  text: 'Without a text in English',
  picture: 'Without a picture',
  alt: 'Picture without alternative text',
  searchText: 'Without a description for search engines',
  translation: 'Not begun in Nepali',
}

const changed: Readonly<Record<ChangeAction, (who: string | null) => string>> = {
  created: (who) => (who === null ? 'created' : `created by ${who}`),
  changed: (who) => (who === null ? 'changed' : `changed by ${who}`),
  deleted: (who) => (who === null ? 'deleted' : `deleted by ${who}`),
  restored: (who) => (who === null ? 'restored' : `restored by ${who}`),
}

const en = {
  /** Rows that are not shown. */
  more: (count: number) => plural(count, { one: 'And one more', other: `And ${count} more` }),
  untitled: 'Without a title',
  waiting: 'Inquiries waiting',
  nobodyWaits: 'Nobody waits for an answer.',
  overdue: (count: number) => `${count} overdue`,
  allInquiries: 'All inquiries',
  scheduled: 'Scheduled',
  drafts: 'Drafts',
  saved: (time: string) => `Saved ${time}`,
  lacking: 'What entries lack',
  lackingNote: 'Of those that visitors see.',
  nothingMissing: 'Every entry has a picture, its texts and both languages.',
  lacks,
  /** Leads to the list of a type. */
  allOf: (type: string, count: string) => `${type}: ${count}`,
  changes: 'Changed lately',
  nothingChanged: 'Nobody has changed anything yet.',
  changed,
  /** The type of a changed document, and what was done with it. */
  noted: (kind: string, done: string) => `${kind}: ${done}`,
  settings: 'Site settings',
  inTrash: 'in the trash',
  with: (count: number) => `with ${count} more`,
  first: 'First steps',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  steps,
  firmLeft: (left: readonly FirmFact[]) =>
    `Still what came with the site: ${left.map((name) => facts[name]).join(', ')}.`,
  done: 'Done',
  recommended: 'Advised',
  hide: 'Hide',
  hideLabel: 'Hide the first steps',
  show: 'Show the first steps',
  demo: {
    remove: 'Remove',
    title: 'Remove the demo content?',
    note: (count: number) =>
      `${plural(count, { one: 'One entry goes', other: `${count} entries go` })} to the trash, with their pictures. For ${TRASH_DAYS} days all of it can be put back as it was, here or in the trash.`,
    changed: (count: number) => `Also ${entries(count)} that somebody has changed`,
    stay: (hasChanged: boolean) =>
      `${hasChanged ? 'Unless you say so, these stay. ' : ''}The texts of the settings, such as slides and plans, stay in any case.`,
    removed: (count: number) => `Demo content removed: ${entries(count)}`,
    removedBy: (count: number, time: string, by: string | null) =>
      `The demo content was removed ${time}${by === null ? '' : ` by ${by}`}: ${entries(count)}.`,
    undo: 'Undo',
    restoreLabel: 'Put the demo content back',
    restored: 'The demo content is back',
  },
}

type Words = typeof en

const factsInNepali: Readonly<Record<FirmFact, string>> = {
  firmName: 'नाम',
  location: 'ठेगाना',
  latitude: 'नक्सामा स्थान',
  email: 'इमेल',
  phone: 'फोन',
}

const ne: Words = {
  more: (count) => `अरू ${devanagari(count)} वटा`,
  untitled: 'शीर्षक नभएको',
  waiting: 'जवाफ पर्खिरहेका सोधपुछ',
  nobodyWaits: 'कसैले जवाफ पर्खिरहेको छैन।',
  overdue: (count) => `${devanagari(count)} ढिला`,
  allInquiries: 'सबै सोधपुछ',
  scheduled: 'समय तोकिएका',
  drafts: 'मस्यौदा',
  saved: (time) => `${time} मा सुरक्षित`,
  lacking: 'के पुगेको छैन',
  lackingNote: 'आगन्तुकले देख्ने सामग्रीमा।',
  nothingMissing: 'सबैमा तस्बिर, चाहिने पाठ र दुवै भाषा छन्।',
  lacks: {
    text: 'अंग्रेजीमा पाठ नभएका',
    picture: 'तस्बिर नभएका',
    alt: 'तस्बिरको वैकल्पिक पाठ नभएका',
    searchText: 'खोज इन्जिनका लागि विवरण नभएका',
    translation: 'नेपालीमा सुरु नगरिएका',
  },
  allOf: (type, count) => `${type}: ${count}`,
  changes: 'भर्खरका परिवर्तन',
  nothingChanged: 'अहिलेसम्म कसैले केही फेरेको छैन।',
  changed: {
    created: (who) => (who === null ? 'थपिएको' : `${who}ले थपेको`),
    changed: (who) => (who === null ? 'फेरिएको' : `${who}ले फेरेको`),
    deleted: (who) => (who === null ? 'मेटाइएको' : `${who}ले मेटाएको`),
    restored: (who) => (who === null ? 'फर्काइएको' : `${who}ले फर्काएको`),
  },
  noted: (kind, done) => `${kind}: ${done}`,
  settings: 'साइटको सेटिङ',
  inTrash: 'रद्दी टोकरीमा',
  with: (count) => `अरू ${devanagari(count)} वटासहित`,
  first: 'सुरुका काम',
  progress: (done, of) => `${devanagari(of)} मध्ये ${devanagari(done)} सकियो`,
  steps: {
    firm: { title: 'संस्थाको नाम, ठेगाना, नक्सामा स्थान, इमेल र फोन राख्नुहोस्', note: '' },
    plans: { title: 'आफ्ना योजना र शुल्क राख्नुहोस्', note: 'त्यतिन्जेल आगन्तुकले नमुनाका शुल्क देख्छन्।' },
    publicUrl: {
      title: 'साइटको ठेगाना तोक्नुहोस्',
      note: 'सर्भर चलाउने व्यक्तिले `PUBLIC_URL` मा `https://www.example.com` जस्तो ठेगाना राख्नुपर्छ (`docs/operating.md`)। त्यतिन्जेल निमन्त्रणा, इमेल र पात्रोका लिङ्क `localhost` मा जान्छन्।',
    },
    trustProxy: {
      title: 'साइटअगाडिको प्रोक्सी तोक्नुहोस्',
      note: 'सर्भर चलाउने व्यक्तिले `TRUST_PROXY` मा प्रोक्सीको सङ्ख्या राख्नुपर्छ, प्रायः `1` (`docs/operating.md`)। त्यतिन्जेल सबै आगन्तुक एउटै मानिन्छन्, र १० मिनेटमा २० वटा सोधपुछ आएपछि कसैले पनि पठाउन सक्दैन।',
    },
    mail: {
      title: 'साइटबाट इमेल पठाउन मिल्ने बनाउनुहोस्',
      note: 'सर्भर चलाउने व्यक्तिले `SMTP_URL` र कार्यालयका लागि `INQUIRY_EMAIL` राख्नुपर्छ (`docs/operating.md`)। त्यतिन्जेल सोधपुछ आउँदा कसैलाई इमेल जाँदैन।',
    },
    post: { title: 'आफ्नो पहिलो लेख प्रकाशित गर्नुहोस्', note: '' },
    demo: { title: 'नमुना सामग्री हटाउनुहोस्', note: 'एकैचोटि हट्छ, र फेरि राख्न सकिन्छ।' },
    people: { title: 'अर्को व्यक्तिलाई बोलाउनुहोस्', note: 'तपाईं नहुँदा पनि कसैले काम गर्न सकोस्।' },
    secondFactor: {
      title: 'दोस्रो प्रमाण राख्नुहोस्',
      note: 'पासवर्ड थाहा पाए पनि अरू कसैले लग इन गर्न सक्दैन।',
    },
  },
  firmLeft: (left) => `अझै साइटसँगै आएकै छ: ${left.map((name) => factsInNepali[name]).join(', ')}।`,
  done: 'सकियो',
  recommended: 'सल्लाह',
  hide: 'लुकाउनुहोस्',
  hideLabel: 'सुरुका काम लुकाउनुहोस्',
  show: 'सुरुका काम देखाउनुहोस्',
  demo: {
    remove: 'हटाउनुहोस्',
    title: 'नमुना सामग्री हटाउने?',
    note: (count) =>
      `${devanagari(count)} वटा सामग्री तस्बिरसहित रद्दी टोकरीमा जान्छन्। ${devanagari(TRASH_DAYS)} दिनसम्म यहाँबाट वा रद्दी टोकरीबाट जस्ताको तस्तै फर्काउन सकिन्छ।`,
    changed: (count) => `कसैले फेरेका ${devanagari(count)} वटा पनि हटाउने`,
    stay: (hasChanged) => `${hasChanged ? 'नभनेसम्म यी रहिरहन्छन्। ' : ''}स्लाइड र योजनाजस्ता सेटिङका पाठ जसरी पनि रहन्छन्।`,
    removed: (count) => `नमुना सामग्री हटाइयो: ${devanagari(count)} वटा`,
    removedBy: (count, time, by) =>
      by === null
        ? `${time} मा नमुना सामग्री हटाइएको थियो: ${devanagari(count)} वटा।`
        : `${time} मा ${by}ले नमुना सामग्री हटाएको: ${devanagari(count)} वटा।`,
    undo: 'फर्काउनुहोस्',
    restoreLabel: 'नमुना सामग्री फेरि राख्नुहोस्',
    restored: 'नमुना सामग्री फेरि राखियो',
  },
}

const dashboardWords: { readonly [Tag in Language]: Words } = { en, ne }

/** The texts in the language of the screens. */
export const useDashboardWords = (): Words => dashboardWords[useStaffLanguage().tag]
