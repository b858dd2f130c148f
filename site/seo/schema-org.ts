import { withLatinDigits } from '#contract/text/latin-digits.ts'
import type { ComingHoliday } from '#contract/coming-holidays.ts'
import { pathIn } from '#contract/language-path.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { EntityOf } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { weekdays } from '#contract/weekdays.ts'
import type { Opening } from '#contract/opening-hours.ts'
import { entryId } from '../paths/entry-path.ts'

// Structured data for search engines (schema.org).
const context = 'https://schema.org'

/** A top-level object with its context. */
export const inContext = (data: object): object => ({ '@context': context, ...data })

/** The firm. */
export function organization(site: SiteContent, origin: string, language: Language): object {
  const { latitude, longitude } = site.contact
  return {
    '@context': context,
    '@type': 'AccountingService',
    '@id': `${origin}/#organization`,
    name: site.firmName,
    url: origin + pathIn(language, '/'),
    knowsLanguage: LANGUAGES,
    logo: `${origin}/icon-512.png`,
    image: new URL(site.seo.image?.filePath ?? '/og.png', origin).href,
    description: site.seo.description,
    email: site.contact.email,
    telephone: withLatinDigits(site.contact.phone),
    address: { '@type': 'PostalAddress', streetAddress: site.contact.location, addressCountry: 'NP' },
    ...(latitude === undefined ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    sameAs: site.socialLinks.map(({ url }) => url),
    openingHoursSpecification: site.opening.openings.map(openingHours),
    ...(site.nextHolidays.length > 0 ? { specialOpeningHoursSpecification: site.nextHolidays.map(closedHours) } : {}),
  }
}

/** Search engines take 00:00 to 00:00 for closed. */
const closedHours = ({ name, from, to }: ComingHoliday): object => ({
  '@type': 'OpeningHoursSpecification',
  ...(name === '' ? {} : { name }),
  opens: '00:00',
  closes: '00:00',
  validFrom: from.date,
  validThrough: to.date,
})

/** The end of a day is its last minute: search engines take 00:00 to 00:00 for closed. */
function clock(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

const openingHours = ({ day, from, to }: Opening): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays.en[day],
  opens: clock(from),
  closes: clock(to),
})

/** Breadcrumbs from names and paths, starting at the home page. */
export const breadcrumbs = (
  trail: readonly (readonly [string, string])[],
  origin: string,
  language: Language,
): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + pathIn(language, path),
  })),
})

/** The facts of an entry's page: its URL, the language of its title, and the time of its last visible change, if known. */
interface AboutPage {
  url: string
  language: Language
  modifiedAt?: string | undefined
}

const modified = ({ modifiedAt }: AboutPage) => (modifiedAt === undefined ? {} : { dateModified: modifiedAt })

/** The page of an entry that is no post, such as a service. */
export const webPage = (
  entry: Pick<AnyEntity, 'seo' | 'image' | 'createdAt'> & { title: string },
  description: string,
  site: SiteContent,
  about: AboutPage,
): object => ({
  '@context': context,
  '@type': 'WebPage',
  name: entry.title,
  description,
  url: about.url,
  inLanguage: about.language,
  ...(entry.createdAt === undefined ? {} : { datePublished: entry.createdAt }),
  ...modified(about),
  ...pictureOf(entry, about.url),
  publisher: { '@type': 'Organization', name: site.firmName },
})

/** A post. */
export const article = (
  post: Pick<AnyEntity, 'seo' | 'image' | 'createdAt'> & { title: string; author: object },
  description: string,
  site: SiteContent,
  about: AboutPage,
): object => ({
  '@context': context,
  '@type': 'Article',
  headline: post.title,
  description,
  inLanguage: about.language,
  datePublished: post.createdAt,
  ...modified(about),
  mainEntityOfPage: about.url,
  ...pictureOf(post, about.url),
  author: post.author,
  publisher: { '@type': 'Organization', name: site.firmName },
})

/** The picture of an entry as a property, if it has one. */
export const pictureOf = ({ seo, image }: Pick<AnyEntity, 'seo' | 'image'>, origin: string) => {
  const picture = seo?.image ?? image
  return picture ? { image: new URL(picture.filePath, origin).href } : {}
}

/** A member of the firm as a schema.org person, with those facts that the entry has: a post names only some of its author. */
export const person = (
  {
    _id,
    name,
    post,
    image,
    areas,
    languages,
    email,
    phone,
  }: Partial<EntityOf<'team'>> & { _id: string; name: string; post: string },
  origin: string,
  language: Language,
): object => ({
  '@type': 'Person',
  name,
  jobTitle: post,
  url: `${origin}${pathIn(language, '/team')}#${entryId('team', _id)}`,
  worksFor: { '@id': `${origin}/#organization` },
  ...(image ? { image: new URL(image.filePath, origin).href } : {}),
  ...(areas ? { description: areas } : {}),
  ...(languages ? { knowsLanguage: languages.split(/[,،]\s*/) } : {}),
  ...(email ? { email } : {}),
  ...(phone ? { telephone: withLatinDigits(phone) } : {}),
})

/** The questions of the price page. */
export const faqPage = (faqs: readonly EntityOf<'faq'>[], language: Language): object => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: faqs.map(({ title, description }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: description },
  })),
})
