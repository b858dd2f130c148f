import type { Field, GlobalConfig, Tab } from 'payload'

import { NAME, PARAGRAPH, PRICE_MAX, SEO_DESCRIPTION } from '../contract/limits.ts'
import { fieldLabel } from '../contract/resource.ts'
import { defaultSiteContent, featureDrawings, slideDrawings } from '../contract/site-content.ts'
import { administrators } from './access.ts'
import { position } from './position-field.ts'
import {
  urlField,
  emailField,
  textField,
  linkField,
  numberField,
  textareaField,
  arrayField,
  wordsField,
} from './setting-fields.ts'

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
    textField('firmName', { label: 'Name', shipped: shipped.firmName }),
    textField(
      'shortName',
      { label: 'Short name', shipped: shipped.shortName, help: 'For narrow places: header, titles.' },
      NAME,
    ),
    textField('tagline', { label: 'Tagline', shipped: shipped.tagline }),
    textField('topBarText', { label: 'Text of the top bar', shipped: shipped.topBarText }),
    textField('workingHours', { label: 'Working hours', shipped: shipped.workingHours }),
    numberField('copyrightYear', { label: 'Copyright year', shipped: shipped.copyrightYear }, { min: 1900, max: 2200 }),
  ],
}

const links: Tab = {
  label: 'Links',
  fields: [
    linkField('productLink', 'Product (top bar)', shipped.productLink),
    linkField('sisterProductLink', 'Sister product (footer)', shipped.sisterProductLink),
    linkField('designerCredit', 'Designer credit (footer)', shipped.designerCredit),
    arrayField('socialLinks', { singular: 'Social link', plural: 'Social links' }, shipped.socialLinks, [
      textField('label', { label: 'Text', required: true }, NAME),
      urlField('url', { label: 'Address', required: true }),
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
        textField('location', { label: 'Location', shipped: contact.location }),
        emailField('email', { label: 'Email', shipped: contact.email }),
        textField('phone', { label: 'Phone', shipped: contact.phone }, NAME),
        emailField('careersEmail', {
          label: 'Email for applications',
          shipped: contact.careersEmail,
          help: 'Where a resume goes while no job is open.',
        }),
        position(contact),
        urlField('mapLinkUrl', {
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
    arrayField('slides', { singular: 'Slide', plural: 'Slides' }, shipped.slides, [
      textField('title', { label: 'Title', required: true }),
      textareaField('subtitle', { label: 'Subtitle', required: true }, PARAGRAPH),
      drawing(slideDrawings),
      picture('Shown instead of the drawing.'),
    ]),
    arrayField('statistics', { singular: 'Statistic', plural: 'Statistics' }, shipped.statistics, [
      {
        type: 'row',
        fields: [
          textField('value', { label: 'Value', required: true }, NAME),
          textField('label', { label: 'Text', required: true }, NAME),
        ],
      },
    ]),
    arrayField('featureCards', { singular: 'Feature card', plural: 'Feature cards' }, shipped.featureCards, [
      textField('title', { label: 'Title', required: true }),
      textareaField('text', { label: 'Text', required: true }, PARAGRAPH),
      drawing(featureDrawings),
    ]),
  ],
}

const lists: Tab = {
  label: 'Plans and tags',
  fields: [
    arrayField('plans', { singular: 'Plan', plural: 'Plans' }, plans, [
      textField('name', { label: 'Name', required: true }, NAME),
      {
        type: 'row',
        fields: [
          numberField('price', { label: 'Price', required: true, help: 'Nepali rupees.' }, { min: 0, max: PRICE_MAX }),
          textField('period', { label: 'Period', required: true, help: 'What stands beside the price.' }, NAME),
        ],
      },
      textareaField('features', { label: 'Features', help: 'One a line.' }, PARAGRAPH),
    ]),
    wordsField(
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
        textField('title', { label: 'Title of the home page', shipped: seo.title }),
        textareaField(
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
