import type { ComingHoliday } from './coming-holidays.ts'
import type { LinkedEntry } from './entry-context.ts'
import type { FellBack } from './languages.ts'
import { mapOf, type Position } from './map.ts'
import type { Image } from './resource.ts'
import { shippedOpenings } from './inquiry-desk-settings.ts'
import { type WorkingTime, workingOpenings } from './opening-hours.ts'

/** The site's own drawings: symbols in /drawings/slides.svg, and of the cards in /drawings/features.svg. */
export const slideDrawings = [
  'ridge-chart',
  'terraces',
  'stamped-return',
  'ledger',
  'bridge',
  'coin-steps',
  'prayer-flags',
  'lamp',
] as const

export const featureDrawings = ['client-focus', 'problem-solving', 'analytical-approach'] as const

export type SlideDrawing = (typeof slideDrawings)[number]
export type FeatureDrawing = (typeof featureDrawings)[number]

export interface SiteLink {
  label: string
  url: string
}

export interface Slide {
  title: string
  subtitle: string
  drawing: SlideDrawing
  /** The firm's own picture, shown instead of the drawing. */
  image: Image | null
}

export interface Plan {
  name: string
  /** Nepali rupees. */
  price: number
  /** Shown beside the price: `Per Year`. */
  period: string
  features: string[]
}

export interface Statistic {
  value: string
  label: string
}

export interface FeatureCard {
  title: string
  text: string
  drawing: FeatureDrawing
}

/** Without a position and its map where only the address is known. */
export interface ContactDetails extends Partial<Position> {
  location: string
  email: string
  phone: string
  /** Numbers of chats, in digits with the country's; without them none is offered. */
  whatsApp?: string
  viber?: string
  /** The e-mail address for applications while no job is open. */
  careersEmail: string
  mapEmbedUrl?: string
  /** A link for browsers that do not load the embedded map. */
  mapLinkUrl: string
}

/** A published policy, without its text. */
export interface PolicyLink extends LinkedEntry {
  /** Linked beside forms, too; else missing. */
  atForms?: true
}

/** Texts for search engines and shared links: of the home page, and defaults for other pages. */
export interface SeoDefaults {
  title: string
  description: string
  /** The picture of shared links; the site's own if null. */
  image: Image | null
}

/** The pages that the firm introduces in its own words, and the title of the page of prices. */
export const introduced = ['about', 'services', 'blog', 'team', 'priceTitle', 'price', 'career', 'contact'] as const

export type Introduced = (typeof introduced)[number]

/** The firm's texts on every page, which administrators change. */
export interface SiteContent extends FellBack {
  firmName: string
  /** The name for narrow places: the header, the home screen of a phone. */
  shortName: string
  topBarText: string
  productLink: SiteLink | null
  sisterProductLink: SiteLink | null
  tagline: string
  socialLinks: SiteLink[]
  copyrightYear: number
  designerCredit: SiteLink | null
  workingHours: string
  /** When the office is open, by which pages say whether it is. */
  opening: WorkingTime
  /** Holidays that are current or begin soon, which are announced to visitors. */
  nextHolidays: ComingHoliday[]
  contact: ContactDetails
  slides: Slide[]
  plans: Plan[]
  tags: string[]
  /** The slugs of `tags`, which have pages. Missing while there are no tag entries: `tags` are then words to search for. */
  tagSlugs?: string[]
  /** What the footer links to. Missing while there is none. */
  policies?: PolicyLink[]
  statistics: Statistic[]
  featureCards: FeatureCard[]
  /** The path of the firm’s picture beside its name; the site’s own drawing if null. */
  logo: string | null
  /** The texts under the titles of pages, and the title of the page of prices. About us falls back to the tagline. */
  introductions: Partial<Record<Introduced | `${Introduced}Title`, string>>
  seo: SeoDefaults
}

const slide = (drawing: SlideDrawing, title: string, subtitle: string): Slide => ({
  title,
  subtitle,
  drawing,
  image: null,
})

const slides: Slide[] = [
  slide(
    'ridge-chart',
    'Growth you can account for',
    'Open books and honest numbers show where your business stands, and which way is up from here.',
  ),
  slide(
    'terraces',
    'Plans built level by level',
    'Budgets and forecasts that rest on last year’s figures and carry next year’s ambitions.',
  ),
  slide(
    'stamped-return',
    'Tax returns, filed and stamped',
    'We prepare, check and file your income tax return, and keep the proof where you can find it.',
  ),
  slide(
    'ledger',
    'An audit without surprises',
    'We read every line before the auditor does, so that the one that matters is marked in time.',
  ),
  slide(
    'bridge',
    'From an idea to a registered company',
    'Name reservation, registration, PAN and VAT: one team walks with you to the other side.',
  ),
  slide(
    'coin-steps',
    'Payroll that arrives on the day',
    'Salaries, provident fund and tax at source, worked out correctly and paid in step every month.',
  ),
  slide(
    'prayer-flags',
    'No deadline forgotten',
    'VAT periods, advance tax and annual filings hang in one calendar, and we watch it for you.',
  ),
  slide(
    'lamp',
    'Advice when it matters',
    'A notice, a new partner or a large investment: talk to someone who has read the file.',
  ),
]

const plans: Plan[] = [
  {
    name: 'Regular Plan',
    price: 1_900,
    period: 'Free',
    features: [
      'First consultation of 30 minutes',
      'PAN registration check',
      'Calendar of your filing deadlines',
      'Answers by e-mail within three working days',
    ],
  },
  {
    name: 'Standard Plan',
    price: 5_000,
    period: 'Per Year',
    features: [
      'Annual income tax return prepared and filed',
      'Review of your books before closing',
      'Two consultations with a named adviser',
      'Help with letters from the tax office',
      'Answers within one working day',
    ],
  },
  {
    name: 'Golden Plan',
    price: 3_500,
    period: 'Per Month',
    features: [
      'Monthly bookkeeping and VAT return',
      'Payroll with tax and fund deductions',
      'Quarterly figures explained in person',
      'Audit preparation and support on the day',
      'A direct line to your adviser',
    ],
  },
]

const tags: string[] = [
  'Income tax',
  'VAT',
  'TDS',
  'PAN',
  'Audit',
  'Bookkeeping',
  'Payroll',
  'Provident fund',
  'Company registration',
  'Foreign investment',
  'Start-ups',
  'Business planning',
  'Cash flow',
  'Customs',
  'Compliance',
  'Deadlines',
]

const statistics: Statistic[] = [
  { value: '200+', label: 'Customers' },
  { value: '11+', label: 'Members' },
  { value: '97%', label: 'Satisfaction' },
  { value: '2+', label: 'Years' },
  { value: '5+', label: 'Awards' },
]

const featureCards: FeatureCard[] = [
  {
    title: 'Client focus',
    text: 'You have one adviser who knows your books, your trade and your plans. Meetings start from your questions, letters are written in plain words, and what we agree on is noted and kept. When your business changes, the service changes with it.',
    drawing: 'client-focus',
  },
  {
    title: 'Problem-solving',
    text: 'A notice from the tax office, a cash gap before a festival, records that stop in the middle of a year: we have untangled these before. We first find out what happened, then lay the choices before you with their costs, and see the chosen one through.',
    drawing: 'problem-solving',
  },
  {
    title: 'Analytical approach',
    text: 'Every recommendation rests on your own figures. We reconcile them, compare them over time and with the trade, and show how we reached a number, so that you can follow the reasoning, question it, and decide with a clear view of the risks.',
    drawing: 'analytical-approach',
  },
]

const office: Position = { latitude: 27.6915, longitude: 85.342 }

const contact: ContactDetails = {
  location: '12 Example Marg, Ward 10, Kathmandu 44600, Nepal',
  email: 'info@example.com',
  phone: '+977 1 5550100',
  careersEmail: 'careers@example.com',
  ...office,
  ...mapOf(office),
}

/** The default content. The firm is fictional, its URLs and e-mail addresses are examples. */
export const defaultSiteContent: SiteContent = {
  firmName: 'Lekhdanda Finance & Tax Consultancy',
  shortName: 'Lekhdanda',
  topBarText: 'Innovative solutions for your financial challenges.',
  productLink: { label: 'Open Our Product', url: 'https://product.example.com/' },
  sisterProductLink: { label: 'Lekhdanda Payroll', url: 'https://payroll.example.com/' },
  tagline: 'Careful with your money, clear about your taxes, at home in Nepal.',
  socialLinks: [
    { label: 'Facebook', url: 'https://facebook.example.com/lekhdanda' },
    { label: 'LinkedIn', url: 'https://linkedin.example.com/lekhdanda' },
    { label: 'Instagram', url: 'https://instagram.example.com/lekhdanda' },
    { label: 'YouTube', url: 'https://youtube.example.com/lekhdanda' },
  ],
  copyrightYear: 2023,
  designerCredit: { label: 'Pahad Studio', url: 'https://studio.example.com/' },
  workingHours: 'Sun-Monday, 09am-5pm',
  opening: { openings: workingOpenings(shippedOpenings), holidays: [] },
  nextHolidays: [],
  contact,
  slides,
  plans,
  tags,
  statistics,
  featureCards,
  logo: null,
  introductions: {
    services: 'What we do for you, from the first receipt to the stamped return.',
    blog: 'News and plain explanations on tax, accounts and company law in Nepal.',
    team: 'The people who read your file, and answer when you call.',
    priceTitle: 'Price',
    price: 'Three plans in Nepali rupees. What is not in one, we quote before we start.',
    career: 'Work with people who like it when the columns add up.',
    contact: 'Write, call, or come by. We answer within one working day.',
  },
  seo: {
    title: 'Lekhdanda Finance & Tax Consultancy, Kathmandu',
    description:
      'Tax returns, VAT, bookkeeping, payroll, audit preparation and company registration for businesses in Nepal, explained in plain words.',
    image: null,
  },
}

/**
 * What the invented firm of the shipped content says about itself, and what stands there instead once the firm has a name of its own: nothing,
 * unless it has set it.
 */
const noClaims = {
  productLink: null,
  sisterProductLink: null,
  designerCredit: null,
  socialLinks: [],
  statistics: [],
  // They lead to searches, of which most find nothing once the demo content is removed.
  tags: [],
} satisfies Partial<SiteContent>

/** Whether the shipped value of a setting is such a claim. */
export const isClaim = (name: string): boolean => Object.hasOwn(noClaims, name)

/** The shipped content without what only the invented firm can say. */
export const withoutClaims = (content: SiteContent): SiteContent => ({ ...content, ...noClaims })
