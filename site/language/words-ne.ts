import type { Words } from './words-en.ts'

/** The texts of the pages for visitors in Nepali. */
export const words: Words = {
  language: {
    choose: 'भाषा',
    other: 'English',
    readInOther: 'Read this page in English',
    close: 'बन्द गर्नुहोस्',
    fellBack: 'अङ्ग्रेजीमा',
  },
  layout: {
    skip: 'सिधै विषयवस्तुमा जानुहोस्',
    menu: 'मेनु',
    navigation: 'मुख्य मेनु',
    breadcrumb: 'यो पृष्ठ रहेको ठाउँ',
    home: 'गृहपृष्ठ',
    login: 'लग इन',
    dashboard: (name) => (name === '' ? 'ड्यासबोर्ड' : `${name} को ड्यासबोर्ड`),
  },
  ui: {
    loading: 'खुल्दै छ',
    close: 'बन्द गर्नुहोस्',
    none: 'कुनै पनि होइन',
    notifications: 'सूचनाहरू',
    partFailed: 'पृष्ठको यो भाग अहिले खुल्न सकेन।',
    tryAgain: 'फेरि प्रयास गर्नुहोस्',
    pageFailed: 'यो पृष्ठ देखाउन सकिएन',
    pageFailedWhy: 'तपाईं आएपछि पृष्ठ फेरिएको हुन सक्छ। हेर्न फेरि खोल्नुहोस्।',
    loadAgain: 'फेरि खोल्नुहोस्',
    offline: 'इन्टरनेट छैन।',
    notSent: 'इन्टरनेट छैन। तपाईंले लेखेको यहीँ रहन्छ।',
    pages: 'पृष्ठहरू',
    page: (number) => `पृष्ठ ${number}`,
    previousPage: 'अघिल्लो पृष्ठ',
    nextPage: 'अर्को पृष्ठ',
    copy: 'प्रतिलिपि लिनुहोस्',
    copied: 'प्रतिलिपि लिइयो',
  },
  pages: {
    about: {
      title: 'हाम्रो बारेमा',
    },
    services: {
      title: 'सेवाहरू',
    },
    blog: {
      title: 'ब्लग',
    },
    team: {
      title: 'हाम्रो टोली',
    },
    price: {
      title: 'शुल्क',
    },
    career: {
      title: 'रोजगारी',
    },
    contact: {
      title: 'सम्पर्क',
    },
    search: { title: 'खोज' },
    login: { title: 'लग इन' },
    notFound: {
      title: 'माफ गर्नुहोस्, यो पृष्ठ भेटिएन',
      text: 'पृष्ठ अन्यत्र सारिएको वा ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ।',
      home: 'गृहपृष्ठमा फर्कनुहोस्',
    },
  },
  home: {
    about: 'हाम्रो बारेमा',
    services: 'हाम्रा सेवाहरू',
    blog: 'समाचार र ब्लग',
    viewAll: 'सबै हेर्नुहोस्',
  },
  content: {
    numbers: 'हाम्रो तथ्याङ्क',
    features: 'हाम्रा विशेषताहरू',
    readMore: 'थप पढ्नुहोस्',
    readLess: 'थोरै देखाउनुहोस्',
    openEntry: 'पूरा पढ्नुहोस्',
    moreToRead: 'थप पढ्ने सामग्री',
    services: 'सेवाहरू',
    recentPosts: 'भर्खरका लेखहरू',
    tags: 'विषयहरू',
    askUs: 'हामीलाई सोध्नुहोस्',
    noAbout: 'हाम्रोबारे अहिले केही राखिएको छैन।',
    noService: 'अहिले कुनै सेवा राखिएको छैन।',
    noPost: 'कुनै लेख भेटिएन।',
    noTeam: 'टोलीको विवरण राखिएको छैन।',
    by: 'लेखक:',
    author: 'व्यवस्थापक',
  },
  search: {
    label: 'यो साइटमा खोज्नुहोस्',
    submit: 'खोज्नुहोस्',
    found: (_count, number, q) => `“${q}” खोज्दा ${number} वटा भेटियो`,
    instead: (q, instead, number) => `“${q}” भेटिएन। “${instead}” खोज्दा ${number} वटा भेटियो`,
    none: 'केही भेटिएन। हामीलाई सोध्नुहोस्, हामी जवाफ दिन्छौँ।',
  },
  contact: {
    write: 'हामीलाई लेख्नुहोस्',
    reach: 'हामीसँग सम्पर्क गर्ने तरिका',
    call: 'फोन',
    nextStep: 'यसबारे केही सोध्नु छ?',
    ask: 'यसबारे सोध्नुहोस्',
    send: 'सन्देश पठाउनुहोस्',
  },
  price: {
    questions: 'बारम्बार सोधिने प्रश्नहरू',
  },
}
