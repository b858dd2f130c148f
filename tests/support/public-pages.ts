/** A public path, and what its page must contain. */
export interface PublicPage {
  path: string
  title: RegExp
  /** Texts with and without JavaScript. */
  shows: readonly string[]
  /** Texts with JavaScript only. */
  scripted?: readonly string[]
}

/** All public pages of the demo content. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: /^Lekhdanda Finance & Tax Consultancy/,
    shows: [
      'Growth you can account for',
      'A firm named after the ridge and the record',
      'Income tax returns',
      'Latest News & Blog',
      'Next due dates',
      'View All',
      '200+',
      'Amazing Features',
    ],
  },
  {
    path: '/about',
    title: /^About/,
    shows: ['How we work with you', '97%', 'Amazing Features'],
    scripted: ['Read more'],
  },
  { path: '/services', title: /^Services/, shows: ['Income tax returns', 'Read More'] },
  {
    path: '/services-details/income-tax-returns',
    title: /^Income tax returns/,
    shows: ['Income tax returns', 'Recent Posts', 'Tags', 'Provident fund'],
  },
  { path: '/blog', title: /^Blog/, shows: ['Is it time to register for VAT?', 'Read More'] },
  {
    path: '/blog/is-it-time-to-register-for-vat',
    title: /^Is it time to register for VAT\?/,
    shows: ['Is it time to register for VAT?', 'Admin', 'Recent Posts', 'Tags'],
  },
  { path: '/team', title: /^Team/, shows: ['Sarita Lekhdandi', 'Managing Partner'] },
  { path: '/price', title: /^Price/, shows: ['Regular Plan', '1,900', 'Per Month', 'Select plan'] },
  { path: '/career', title: /^Career/, shows: ['Senior Accountant', 'Show More', 'Apply Now'] },
  {
    path: '/career/senior-accountant',
    title: /^Senior Accountant/,
    shows: ['Rs 65,000 to 80,000', 'Full time', 'Apply Now', 'Ask about this'],
  },
  { path: '/contact', title: /^Contact/, shows: ['info@example.com', 'Full Name', 'Send Message'] },
  {
    path: '/tax-calendar',
    title: /^Tax calendar/,
    shows: [
      'VAT return and payment',
      'Annual income tax return',
      'Ask about this',
      'Subscribe',
      'Download as a file (.ics)',
    ],
  },
  {
    path: '/tax-calendar/vat-return-and-payment',
    title: /^VAT return and payment/,
    shows: ['On the 25th of each month (B.S.), for the month before', 'The next dates', 'Ask about this'],
  },
  { path: '/tags', title: /^Tags/, shows: ['VAT', 'Payroll'] },
  {
    path: '/tags/vat',
    title: /^VAT/,
    shows: ['Registration, bills, credits', 'Is it time to register for VAT?', 'Services'],
  },
  // No policy is demo content.
  { path: '/policies', title: /^Policies/, shows: ['Nothing found', 'Ask us directly'] },
  { path: '/login', title: /^Login/, shows: ['login'] },
]

/** Pages whose content depends on the query. */
export const queriedPages = [
  '/blog?q=झझझ',
  '/search',
  '/search?q=कर',
  '/search?q=झझझ',
  '/contact?about=service/income-tax-returns',
  '/contact?about=plan/2',
  '/contact?about=deadline/vat-return-and-payment',
  '/tax-calendar?for=vat',
  '/tax-calendar?month=2083-09',
]

/** The path of the Nepali page. */
export const inNepali = (path: string): string => (path === '/' ? '/ne' : `/ne${path}`)

/** Texts of the layout, which all pages contain. */
export const layoutTexts = [
  'Innovative solutions for your financial challenges.',
  'Open Our Product',
  'Useful Links',
  'Other Pages',
  '2023',
  'Sun-Monday, 09am-5pm',
]

export const navigation = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Blog', '/blog'],
  ['Team', '/team'],
  ['Price', '/price'],
  ['Career', '/career'],
  ['Contact', '/contact'],
] as const
