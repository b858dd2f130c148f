import type { Field } from './fields/index.ts'
import {
  EMAIL,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  NAME,
  PARAGRAPH,
  PRICE_MAX,
  ROWS_MAX,
  SEO_DESCRIPTION,
  TAGS_MAX,
  TITLE,
  URL_MAX,
} from './limits.ts'
import { NOTE_MAX } from './inquiry-desk.ts'
import { fieldLabel } from './fields/label.ts'
import { featureDrawings, slideDrawings } from './site-content.ts'
import { weekdays } from './weekdays.ts'
import { minutesOf } from './opening-hours.ts'
import { chatNumber } from './text/chat-number.ts'
import { typedLink } from './text/typed-link.ts'
import type {
  GroupSetting,
  PictureSetting,
  RowsSetting,
  SettingsByName,
  SettingsPart,
  ValueSetting,
} from './setting.ts'
import { staffMessages } from './staff-messages.ts'

/**
 * The firm's settings, described once: validation, Payload's global (collections/site-settings.ts), the calls and their schemas
 * (cms/api/settings-routes.ts) and the staff's screen (site/staff/firm) follow from it. Optional texts that are empty show what came
 * with the site (shipped-settings.ts).
 */

type Options = Omit<ValueSetting, 'is' | 'label' | 'field'>

const value = (label: string, field: Field, options: Options = {}): ValueSetting => ({
  is: 'value',
  label,
  field,
  ...options,
})

const text = (label: string, options: Options = {}, max = TITLE) => value(label, { kind: 'text', max }, options)
const localized = (label: string, options: Options = {}, max = TITLE) =>
  value(label, { kind: 'text', max, localized: true }, options)
const paragraph = (label: string, options: Options = {}, max = PARAGRAPH) =>
  value(label, { kind: 'lines', max, localized: true }, options)
const email = (label: string, options: Options = {}) => value(label, { kind: 'email', max: EMAIL }, options)
const url = (label: string, options: Options = {}) => value(label, { kind: 'url', max: URL_MAX }, options)
const whole = (label: string, least: number, most: number, options: Options = {}) =>
  value(label, { kind: 'number', whole: true, least, most }, options)

const required = (setting: ValueSetting): ValueSetting => ({ ...setting, field: { ...setting.field, required: true } })

const choice = (label: string, options: Readonly<Record<string, string>>): ValueSetting =>
  required(value(label, { kind: 'choice', options }))

const picture = (label: string, help: string): PictureSetting => ({ is: 'picture', label, help })

const rows = (
  labels: { label: string; singular: string; help?: string; most?: number },
  fields: SettingsByName,
): RowsSetting => ({ is: 'rows', most: ROWS_MAX, ...labels, fields })

const half = { half: true } as const

const whereTo = 'A web address, an e-mail address as mailto:…, or a page of this site as /price.'

const link = (label: string): GroupSetting => ({
  is: 'group',
  label,
  fields: { label: localized('Text', half, NAME), url: url('Address', { ...half, help: whereTo }) },
})

const drawing = (names: readonly string[]): ValueSetting => ({
  ...choice('Drawing', Object.fromEntries(names.map((name) => [name, fieldLabel(name.replaceAll('-', ' '))]))),
  help: 'One of those that came with the site.',
})

const isSet = (given: unknown): boolean => given !== undefined && given !== null && given !== ''

/** A coordinate of the mark on the map; both are set together, since one alone is no place. */
const degrees = (label: string, most: number, partner: string): ValueSetting =>
  value(
    label,
    { kind: 'number', least: -most, most },
    {
      ...half,
      help: 'Of the mark on the map.',
      problem: (given, siblings) =>
        isSet(given) === isSet(siblings[partner]) ? undefined : staffMessages.degreesApart,
    },
  )

/** A number that visitors can write to; a link to it is made of its digits. */
const chat = (label: string): ValueSetting =>
  text(
    label,
    {
      ...half,
      help: 'The number with its country, as +977 9841234567. Left empty, it is not shown.',
      problem: (number) =>
        !isSet(number) || chatNumber(String(number)) !== undefined
          ? undefined
          : `${label} must be a number like +977 9841234567`,
    },
    NAME,
  )

/** Pages and search engines have it as a link. */
const telephone = text(
  'Phone',
  {
    ...half,
    help: 'With the code of the country or the town.',
    problem: (number) =>
      !isSet(number) || typedLink(`tel:${String(number)}`).url !== undefined
        ? undefined
        : 'Phone must be a number like +977 1 5550100',
  },
  NAME,
)

const minutes = (time: unknown): number | undefined => minutesOf(String(time ?? ''))

const TIME = '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$'

const from = required(
  text('From', {
    ...half,
    pattern: TIME,
    problem: (time) => (minutes(time) === undefined ? 'From must be a time like 09:30' : undefined),
  }),
)
const to = required(
  text('To', {
    ...half,
    pattern: TIME,
    problem: (time, siblings) => {
      const closing = minutes(time)
      if (closing === undefined) return 'To must be a time like 17:00'
      return closing > (minutes(siblings['from']) ?? 0) ? undefined : staffMessages.hoursReversed
    },
  }),
)

const until = value(
  'Until',
  { kind: 'date' },
  {
    ...half,
    help: 'Its last day, if it is longer than one.',
    problem: (day, siblings) =>
      isSet(day) && new Date(String(day)) < new Date(String(siblings['from'])) ? staffMessages.daysReversed : undefined,
  },
)

const firm: SettingsByName = {
  firmName: localized('Name', { help: 'In full: in the footer, and for search engines.' }),
  shortName: localized('Short name', { help: 'For narrow places: header, titles. The name, if left empty.' }, NAME),
  logo: picture(
    'Logo',
    'Shown beside the name instead of the drawing, in the site’s icons and in links that are shared; a square of 512 pixels or more is best.',
  ),
  tagline: localized('Tagline', {
    help: 'What the firm is about, in a line: in the footer, and at the top of About us.',
  }),
  topBarText: localized('Text of the top bar', { help: 'A line above the navigation, on every page.' }),
  copyrightYear: whole('Copyright year', 1900, 2200, { help: 'Before the name in the footer.' }),
}

const contact: GroupSetting = {
  is: 'group',
  label: 'Contact',
  fields: {
    location: localized('Location'),
    email: email('Email', { ...half, help: 'For visitors.' }),
    phone: telephone,
    whatsApp: chat('WhatsApp'),
    viber: chat('Viber'),
    careersEmail: email('Email for applications', {
      help: 'Where a resume goes while no job is open: if empty, to the firm’s email.',
    }),
    latitude: degrees('Latitude', LATITUDE_MAX, 'longitude'),
    longitude: degrees('Longitude', LONGITUDE_MAX, 'latitude'),
    mapLinkUrl: url('Address of the map', {
      help: 'The link below the map. Left empty, OpenStreetMap at the position above, or where it finds the address.',
    }),
  },
}

const hours: SettingsByName = {
  workingHours: localized('Working hours', {
    help: 'As visitors read them. Left empty, what the opening hours below say.',
  }),
  openingHours: rows(
    {
      label: 'Opening hours',
      singular: 'Opening',
      help: 'Times as 09:30. By these the time of a promised answer is reckoned.',
    },
    {
      day: { ...choice('Day', Object.fromEntries(weekdays.en.map((label, day) => [String(day), label]))), ...half },
      from,
      to,
    },
  ),
  holidays: rows(
    { label: 'Holidays', singular: 'Holiday', help: 'Days on which nobody answers.', most: 100 },
    {
      name: text('Name', half, NAME),
      from: required(value('From', { kind: 'date' }, half)),
      until,
    },
  ),
  answerWithin: whole('Answer within', 1, 400, {
    help: 'Working hours. Visitors are told the time by which they have an answer, and the desk counts to it.',
  }),
}

const links: SettingsByName = {
  productLink: link('Product (top bar)'),
  sisterProductLink: link('Sister product (footer)'),
  designerCredit: link('Designer credit (footer)'),
  socialLinks: rows(
    { label: 'Social links', singular: 'Social link' },
    {
      label: required(localized('Text', half, NAME)),
      url: required(url('Address', { ...half, help: 'The whole address of the page, https://…' })),
    },
  ),
}

const home: SettingsByName = {
  slides: rows(
    { label: 'Slides', singular: 'Slide' },
    {
      title: required(localized('Title')),
      subtitle: required(paragraph('Subtitle')),
      drawing: drawing(slideDrawings),
      image: picture('Picture', 'Shown instead of the drawing.'),
    },
  ),
  statistics: rows(
    { label: 'Statistics', singular: 'Statistic' },
    {
      value: required(text('Value', { ...half, help: 'As visitors read it, as 250+.' }, NAME)),
      label: required(localized('Text', half, NAME)),
    },
  ),
  featureCards: rows(
    { label: 'Feature cards', singular: 'Feature card' },
    {
      title: required(localized('Title')),
      text: required(paragraph('Text')),
      drawing: drawing(featureDrawings),
    },
  ),
}

const offers: SettingsByName = {
  plans: rows(
    { label: 'Plans', singular: 'Plan' },
    {
      name: required(localized('Name', {}, NAME)),
      price: required(whole('Price', 0, PRICE_MAX, { ...half, help: 'Nepali rupees.' })),
      period: required(localized('Period', { ...half, help: 'What stands beside the price.' }, NAME)),
      features: paragraph('Features', { help: 'One a line.' }),
    },
  ),
  tags: {
    is: 'words',
    label: 'Tags',
    help: 'Words to search for, while there are no entries at Tags. Without any, those that came with the site.',
    most: TAGS_MAX,
    max: TITLE,
  },
}

const introductions: GroupSetting = {
  is: 'group',
  label: 'Introductions',
  fields: {
    about: paragraph('About us'),
    services: paragraph('Services'),
    blog: paragraph('Blog'),
    team: paragraph('Team'),
    priceTitle: localized('Title of the price page'),
    price: paragraph('Price'),
    career: paragraph('Career'),
    contact: paragraph('Contact'),
  },
}

const seo: GroupSetting = {
  is: 'group',
  label: 'Search engines',
  fields: {
    title: localized('Title of the home page', { help: 'In search results and in the browser’s tab.' }),
    description: paragraph(
      'Description',
      { help: 'Below the title in search results, where a page has none of its own.' },
      SEO_DESCRIPTION,
    ),
    image: picture('Picture', 'For shared links of pages without a picture of their own; 1200 by 630 pixels are best.'),
  },
}

const inquiries: SettingsByName = {
  replyTemplates: rows(
    { label: 'Templates for replies', singular: 'Template' },
    {
      name: required(text('Name', { help: 'By which it is chosen on the desk; visitors never see it.' }, NAME)),
      text: required(value('Text', { kind: 'lines', max: NOTE_MAX }, { help: '{name} becomes the visitor’s name.' })),
    },
  ),
  keepInquiries: whole('Keep inquiries for', 1, 240, {
    help: 'Months after the last thing that was done about one; then it is deleted for good, which the desk says two weeks before. Left empty, for ever.',
  }),
}

/** The settings in their order on the screen. */
export const settingsParts = {
  firm: { label: 'Firm', fields: firm },
  contact: { label: 'Contact and hours', fields: { contact, ...hours } },
  links: { label: 'Links', fields: links },
  home: { label: 'Home page', fields: home },
  offers: { label: 'Plans and tags', fields: offers },
  pages: { label: 'Pages', fields: { introductions } },
  seo: { label: 'Search engines', fields: { seo } },
  inquiries: { label: 'Inquiries', fields: inquiries },
} satisfies Record<string, SettingsPart>

export type SettingsPartName = keyof typeof settingsParts

/** All settings by name. */
export const firmSettings: SettingsByName = Object.assign(
  {},
  ...Object.values(settingsParts).map(({ fields }) => fields),
)
