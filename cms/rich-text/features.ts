import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
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
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'

import { headings, linkTarget } from '#contract/rich-text.ts'
import { invalidTargetMessage } from './validate.ts'

/** Colours, font, size and clearing: Payload has no feature that stores them as the text's inline style. */
const TextStyleFeature = createServerFeature({
  key: 'textStyle',
  feature: { ClientFeature: '/rich-text/text-style-feature.tsx#TextStyleFeature' },
})

/** Validates a link's URL by the contract's rules and stores it as typed; Payload's own hook would encode unknown ones. */
const withLinkRules = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text' && !field.hasMany
    ? {
        ...field,
        hooks: {},
        validate: (value: unknown) =>
          (typeof value === 'string' && linkTarget(value) !== undefined) || invalidTargetMessage,
      }
    : field

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
  TextStyleFeature(),
]
