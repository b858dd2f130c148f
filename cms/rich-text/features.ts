import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  type LexicalEditorProps,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, FieldAffectingData } from 'payload'

import { ALT_MAX } from '#contract/image-file.ts'
import { headings, linkTarget } from '#contract/rich-text.ts'
import { typedLink } from '#contract/text/typed-link.ts'
import { invalidTargetMessage } from './validate.ts'

/** Colours, font, size and clearing: Payload has no feature that stores them as the text's inline style. */
const TextStyleFeature = createServerFeature({
  key: 'textStyle',
  feature: { ClientFeature: '/rich-text/text-style-feature.tsx#TextStyleFeature' },
})

/** The URL that Payload's editor gives a new link, which it keeps where the form is closed without another one. */
const EMPTY = 'https://'

/**
 * The error message for a link's URL; undefined if it is accepted. Every URL has to be an allowed target, and a typed one also a
 * valid URL; unchanged ones, for example from before that rule, stay.
 *
 * @param before the URL that the link's form was opened with; undefined for the links of a document that is saved
 */
export function linkProblem(url: unknown, before?: unknown): string | undefined {
  if (url === EMPTY && before !== undefined) return typedLink(url).problem
  if (typeof url !== 'string' || linkTarget(url) === undefined) return invalidTargetMessage
  return before !== undefined && url !== before ? typedLink(url).problem : undefined
}

/**
 * Validates a link's URL by the contract's rules; Payload's own hook would encode unknown ones. The field reads what is typed as
 * the staff's editor does.
 */
const withLinkRules = (field: FieldAffectingData): FieldAffectingData => {
  // There is one type only.
  if (field.name === 'linkType' && field.type === 'radio') return { ...field, admin: { ...field.admin, hidden: true } }
  return field.name === 'url' && field.type === 'text' && !field.hasMany
    ? {
        ...field,
        hooks: {},
        admin: { ...field.admin, components: { Field: '/rich-text/link-url.tsx#LinkUrl' } },
        validate: (value: unknown, { previousValue }: { previousValue?: unknown }) =>
          linkProblem(value, previousValue) ?? true,
      }
    : field
}

/** The fields of a picture within a text. */
const pictureFields: Field[] = [
  { name: 'caption', type: 'text', label: 'Caption', admin: { description: 'Stands below the picture.' } },
  {
    name: 'alt',
    type: 'text',
    label: 'Alternative text',
    maxLength: ALT_MAX,
    admin: { description: 'What the picture shows here. Left empty, the picture’s own.' },
  },
]

/** The features of the panel's editor: exactly what descriptions may contain. */
export const richTextFeatures = (): LexicalEditorProps['features'] => [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: [...headings] }),
  BlockquoteFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  AlignFeature(),
  IndentFeature(),
  // Links have URLs only, no references to entries, which the contract does not have.
  LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(withLinkRules) }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  EXPERIMENTAL_TableFeature(),
  // Pictures of the library only; contract/rich-text/nodes.ts describes what is stored.
  UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
  TextStyleFeature(),
]
