import { pluralIn } from './plural.ts'

const plural = pluralIn('en')

/** The texts of the pages for visitors in English, whose shape those of the other languages have. */
export const words = {
  language: {
    /** The switch's label. */
    choose: 'Language',
    /** The text of the language switch, in the other language. */
    other: 'नेपाली',
    /** Offered to who chose the other language before, in that language. */
    readInOther: 'यो पृष्ठ नेपालीमा पढ्नुहोस्',
    close: 'Close',
    /** Marks a text that exists in another language only. */
    fellBack: 'In English',
  },
  layout: {
    skip: 'Skip to content',
    menu: 'Menu',
    navigation: 'Main',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    login: 'Login',
    dashboard: (name: string) => (name === '' ? 'Dashboard' : `Dashboard of ${name}`),
  },
  ui: {
    loading: 'Loading',
    close: 'Close',
    none: 'None',
    notifications: 'Notifications',
    partFailed: 'This part of the page could not be loaded just now.',
    tryAgain: 'Try again',
    pageFailed: 'This page could not be shown',
    pageFailedWhy: 'It may have changed since you came. Load it again to see it.',
    loadAgain: 'Load again',
    offline: 'No connection.',
    notSent: 'No connection. What you typed is kept.',
    pages: 'Pages',
    page: (number: string) => `Page ${number}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    copy: 'Copy',
    copied: 'Copied',
  },
  pages: {
    about: {
      title: 'About us',
    },
    services: {
      title: 'Services',
    },
    blog: {
      title: 'Blog',
    },
    team: {
      title: 'Team',
    },
    price: {
      title: 'Price',
    },
    career: {
      title: 'Career',
    },
    contact: {
      title: 'Contact',
    },
    search: { title: 'Search' },
    login: { title: 'Login' },
    notFound: {
      title: "Sorry, we couldn't find this page",
      text: 'It may have moved, or there is a typing error in the address.',
      home: 'Back to homepage',
    },
  },
  home: {
    about: 'About us',
    services: 'Our Services',
    blog: 'Latest News & Blog',
    viewAll: 'View All',
  },
  content: {
    numbers: 'Our numbers',
    features: 'Amazing Features',
    readMore: 'Read more',
    readLess: 'Read less',
    openEntry: 'Read More',
    moreToRead: 'More to read',
    services: 'Services',
    recentPosts: 'Recent Posts',
    tags: 'Tags',
    askUs: 'Ask us directly',
    noAbout: 'No About Found!',
    noService: 'No Services Found!',
    noPost: 'No Blog Found!',
    noTeam: 'No Team Found!',
    /** The author follows. */
    by: 'By',
    author: 'Admin',
  },
  search: {
    label: 'Search this site',
    submit: 'Search',
    found: (count: number, number: string, q: string) =>
      `${number} ${plural(count, { one: 'result', other: 'results' })} for “${q}”`,
    instead: (q: string, instead: string, number: string) => `Nothing for “${q}”. For “${instead}”: ${number}`,
    none: 'Nothing found. Ask us, and we will answer.',
  },
  contact: {
    write: 'Write to us',
    reach: 'Ways to reach us',
    call: 'Call',
    nextStep: 'A question about this?',
    ask: 'Ask about this',
    send: 'Send Message',
  },
  price: {
    questions: 'Frequently asked questions',
  },
}

export type Words = typeof words
