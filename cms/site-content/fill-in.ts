import { comingHolidays } from '#contract/coming-holidays.ts'
import { hoursText } from '#contract/hours-text.ts'
import { mapOf, mapSearchUrl } from '#contract/map.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { chatNumber } from '#contract/text/chat-number.ts'
import {
  type ContactDetails,
  defaultSiteContent,
  introduced,
  type SiteLink,
  type SeoDefaults,
  type SiteContent,
  withoutClaims,
} from '#contract/site-content.ts'
import { toBikramSambat } from '#cms/common/to-bikram-sambat.ts'
import { imageOf } from '#cms/media/api-image.ts'
import type { SiteSetting } from '#cms/generated/payload-types.ts'
import { hasOwnHours, workingTimeOf } from './working-time.ts'

/** The firm's settings as stored by the panel; all are optional. */
export type OwnSettings = Partial<SiteSetting>

/** Whether the firm has a name of its own. */
export const isNamed = ({ firmName }: { firmName?: string | null | undefined }): boolean => Boolean(firmName?.trim())

/**
 * The site's content: the firm's own settings, with the shipped default for each empty text and list, but for the invented firm's claims once
 * the firm has a name of its own.
 */
export function fillIn(own: OwnSettings, ofInventedFirm: SiteContent = defaultSiteContent): SiteContent {
  const shipped = isNamed(own) ? withoutClaims(ofInventedFirm) : ofInventedFirm
  const opening = workingTimeOf(own)
  return {
    firmName: text(own.firmName, shipped.firmName),
    shortName: text(own.shortName, text(own.firmName, shipped.shortName)),
    topBarText: text(own.topBarText, shipped.topBarText),
    productLink: link(own.productLink, shipped.productLink),
    sisterProductLink: link(own.sisterProductLink, shipped.sisterProductLink),
    tagline: text(own.tagline, shipped.tagline),
    socialLinks: list(own.socialLinks, ({ label, url }) => ({ label, url }), shipped.socialLinks),
    copyrightYear: own.copyrightYear ?? shipped.copyrightYear,
    designerCredit: link(own.designerCredit, shipped.designerCredit),
    workingHours: text(own.workingHours, ownHours(own, DEFAULT_LANGUAGE) || shipped.workingHours),
    opening,
    nextHolidays: comingHolidays(opening, Date.now(), toBikramSambat),
    contact: contact(own.contact ?? {}, shipped.contact, isNamed(own)),
    slides: list(own.slides, slide, shipped.slides),
    plans: list(own.plans, plan, shipped.plans),
    tags: list(own.tags, (tag) => tag, shipped.tags),
    statistics: list(own.statistics, ({ value, label }) => ({ value, label }), shipped.statistics),
    featureCards: list(own.featureCards, card, shipped.featureCards),
    // A firm with a name of its own is not found by that of the shipped texts.
    seo: seo(own.seo ?? {}, { ...shipped.seo, title: ownTitle(own) || shipped.seo.title }),
    logo: logo(own.logo),
    introductions: introductions(own.introductions ?? {}, shipped.introductions),
  }
}

/** The home page's title made of the firm's own name, and what it says of itself; empty without a name. */
const ownTitle = (own: OwnSettings): string =>
  isNamed(own) ? [own.firmName, own.tagline].flatMap((part) => part?.trim() || []).join(' – ') : ''

/** The text of the firm's opening hours: those that are set, or that a firm with a name of its own has left as they were; else empty. */
export const ownHours = (own: OwnSettings, language: Language): string =>
  hasOwnHours(own) || isNamed(own) ? hoursText(workingTimeOf(own).openings, language) : ''

type Maybe<T> = T | null | undefined
type RowOf<Name extends 'slides' | 'plans' | 'featureCards'> = NonNullable<SiteSetting[Name]>[number]

const text = (own: Maybe<string>, shipped: string): string => own?.trim() || shipped

const list = <Row, Shown>(own: Maybe<readonly Row[]>, show: (row: Row) => Shown, shipped: Shown[]): Shown[] =>
  own && own.length > 0 ? own.map(show) : shipped

function link(own: SiteSetting['productLink'], shipped: SiteLink | null): SiteLink | null {
  const [label, url] = [text(own?.label, shipped?.label ?? ''), text(own?.url, shipped?.url ?? '')]
  return label === '' || url === '' ? null : { label, url }
}

const slide = ({ title, subtitle, drawing, image }: RowOf<'slides'>) => ({
  title,
  subtitle,
  drawing,
  image: imageOf(image),
})

const plan = ({ name, price, period, features }: RowOf<'plans'>) => ({
  name,
  price,
  period,
  features: linesOf(features),
})

const introductions = (
  own: NonNullable<SiteSetting['introductions']>,
  shipped: SiteContent['introductions'],
): SiteContent['introductions'] =>
  Object.fromEntries(
    introduced.flatMap((name) => {
      const words = text(own[name], shipped[name] ?? '')
      return words === '' ? [] : [[name, words]]
    }),
  )

/** The path of the smallest version that is sharp enough beside the name. */
function logo(own: SiteSetting['logo']): string | null {
  const image = imageOf(own)
  return image && (image.sizes[0]?.filePath ?? image.filePath)
}

/** The lines of a text that are not blank, each once. */
export const linesOf = (own: Maybe<string>): string[] => {
  const lines = (own ?? '').split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}

const card = ({ title, text: words, drawing }: RowOf<'featureCards'>) => ({ title, text: words, drawing })

function contact(own: NonNullable<SiteSetting['contact']>, shipped: ContactDetails, hasName: boolean): ContactDetails {
  const email = text(own.email, shipped.email)
  const place = placeOf(own, shipped)
  return {
    location: text(own.location, shipped.location),
    email,
    phone: text(own.phone, shipped.phone),
    ...chats(own),
    careersEmail: text(own.careersEmail, hasName ? email : shipped.careersEmail),
    ...place,
    mapLinkUrl: text(own.mapLinkUrl, place.mapLinkUrl),
  }
}

type Place = Pick<ContactDetails, 'latitude' | 'longitude' | 'mapEmbedUrl' | 'mapLinkUrl'>

/** Where the office is on the map; of an address without a position only a link that looks for it: the invented firm is elsewhere. */
export function placeOf(
  own: Pick<NonNullable<SiteSetting['contact']>, 'latitude' | 'longitude' | 'location'>,
  shipped: ContactDetails,
): Place {
  const { latitude, longitude } = own
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { latitude, longitude, ...mapOf({ latitude, longitude }) }
  const location = own.location?.trim()
  if (location) return { mapLinkUrl: mapSearchUrl(location) }
  return {
    latitude: shipped.latitude,
    longitude: shipped.longitude,
    mapEmbedUrl: shipped.mapEmbedUrl,
    mapLinkUrl: shipped.mapLinkUrl,
  }
}

/** The chat numbers that are set; others are left out, so that they add nothing to pages. */
function chats(own: NonNullable<SiteSetting['contact']>): Pick<ContactDetails, 'whatsApp' | 'viber'> {
  const [whatsApp, viber] = [chatNumber(own.whatsApp ?? ''), chatNumber(own.viber ?? '')]
  return { ...(whatsApp ? { whatsApp } : {}), ...(viber ? { viber } : {}) }
}

const seo = (own: NonNullable<SiteSetting['seo']>, shipped: SeoDefaults): SeoDefaults => ({
  title: text(own.title, shipped.title),
  description: text(own.description, shipped.description),
  image: imageOf(own.image) ?? shipped.image,
})
