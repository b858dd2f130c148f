import type { Field, GlobalConfig, Tab } from 'payload'

import { NAME, PARAGRAPH, PRICE_MAX, SEO_DESCRIPTION } from '../contract/limits.ts'
import { fieldLabel } from '../contract/resource.ts'
import { defaultSiteContent, featureDrawings, slideDrawings } from '../contract/site-content.ts'
import { administrators } from './access.ts'
import { position } from './position-field.ts'
import { address, email, line, link, number, paragraph, rows, words } from './setting-fields.ts'

const { contact, seo, ...shipped } = defaultSiteContent

/** Plans as the panel edits them: one feature per line. */
const plans = shipped.plans.map(({ features, ...plan }) => ({ ...plan, features: features.join('\n') }))

const picture = (help: string): Field => ({
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  label: 'Picture',
  admin: { description: help },
})

const drawing = (names: readonly string[]): Field => ({
  name: 'drawing',
  type: 'select',
  label: 'Drawing',
  required: true,
  options: names.map((name) => ({ value: name, label: fieldLabel(name.replaceAll('-', ' ')) })),
})

const firm: Tab = {
  label: 'Firm',
  fields: [
    line('firmName', { label: 'Name', shipped: shipped.firmName }),
    line(
      'shortName',
      { label: 'Short name', shipped: shipped.shortName, help: 'For narrow places: header, titles.' },
      NAME,
    ),
    line('tagline', { label: 'Tagline', shipped: shipped.tagline }),
    line('topBarText', { label: 'Text of the top bar', shipped: shipped.topBarText }),
    line('workingHours', { label: 'Working hours', shipped: shipped.workingHours }),
    number('copyrightYear', { label: 'Copyright year', shipped: shipped.copyrightYear }, { min: 1900, max: 2200 }),
  ],
}

const links: Tab = {
  label: 'Links',
  fields: [
    link('productLink', 'Product (top bar)', shipped.productLink),
    link('sisterProductLink', 'Sister product (footer)', shipped.sisterProductLink),
    link('designerCredit', 'Designer credit (footer)', shipped.designerCredit),
    rows('socialLinks', { singular: 'Social link', plural: 'Social links' }, shipped.socialLinks, [
      line('label', { label: 'Text', required: true }, NAME),
      address('url', { label: 'Address', required: true }),
    ]),
  ],
}

const reach: Tab = {
  label: 'Contact',
  fields: [
    {
      name: 'contact',
      type: 'group',
      label: false,
      fields: [
        line('location', { label: 'Location', shipped: contact.location }),
        email('email', { label: 'Email', shipped: contact.email }),
        line('phone', { label: 'Phone', shipped: contact.phone }, NAME),
        email('careersEmail', {
          label: 'Email for applications',
          shipped: contact.careersEmail,
          help: 'Where a resume goes while no job is open.',
        }),
        position(contact),
        address('mapLinkUrl', {
          label: 'Address of the map',
          shipped: contact.mapLinkUrl,
          help: 'The link below the map. Left empty, OpenStreetMap at the position above.',
        }),
      ],
    },
  ],
}

const home: Tab = {
  label: 'Home page',
  fields: [
    rows('slides', { singular: 'Slide', plural: 'Slides' }, shipped.slides, [
      line('title', { label: 'Title', required: true }),
      paragraph('subtitle', { label: 'Subtitle', required: true }, PARAGRAPH),
      drawing(slideDrawings),
      picture('Shown instead of the drawing.'),
    ]),
    rows('statistics', { singular: 'Statistic', plural: 'Statistics' }, shipped.statistics, [
      {
        type: 'row',
        fields: [
          line('value', { label: 'Value', required: true }, NAME),
          line('label', { label: 'Text', required: true }, NAME),
        ],
      },
    ]),
    rows('featureCards', { singular: 'Feature card', plural: 'Feature cards' }, shipped.featureCards, [
      line('title', { label: 'Title', required: true }),
      paragraph('text', { label: 'Text', required: true }, PARAGRAPH),
      drawing(featureDrawings),
    ]),
  ],
}

const lists: Tab = {
  label: 'Plans and tags',
  fields: [
    rows('plans', { singular: 'Plan', plural: 'Plans' }, plans, [
      line('name', { label: 'Name', required: true }, NAME),
      {
        type: 'row',
        fields: [
          number('price', { label: 'Price', required: true, help: 'Nepali rupees.' }, { min: 0, max: PRICE_MAX }),
          line('period', { label: 'Period', required: true, help: 'What stands beside the price.' }, NAME),
        ],
      },
      paragraph('features', { label: 'Features', help: 'One a line.' }, PARAGRAPH),
    ]),
    words(
      'tags',
      { label: 'Tags', help: 'Type a word and press Enter. Without any, those that came with the site.' },
      shipped.tags,
    ),
  ],
}

const search: Tab = {
  label: 'Search engines',
  fields: [
    {
      name: 'seo',
      type: 'group',
      label: false,
      fields: [
        line('title', { label: 'Title of the home page', shipped: seo.title }),
        paragraph(
          'description',
          { label: 'Description', shipped: seo.description, help: 'Where a page has none of its own.' },
          SEO_DESCRIPTION,
        ),
        picture('For shared links of pages without a picture of their own; 1200 by 630 pixels are best.'),
      ],
    },
  ],
}

/** The firm's texts on every page. Empty fields show the defaults. */
export const SiteSettings = {
  slug: 'site-settings' as const,
  label: 'Site settings',
  // Visitors read them through the contract's call only.
  access: { read: administrators, update: administrators },
  admin: {
    group: 'Site',
    description: 'A change shows in the next page view. What is left empty is shown as it came with the site.',
  },
  fields: [{ type: 'tabs', tabs: [firm, links, reach, home, lists, search] }],
} satisfies GlobalConfig
