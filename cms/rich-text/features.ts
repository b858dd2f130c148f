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

/** Colours, font, size and a way back to plain text: Payload has no feature that keeps them as the text's own style. */
const TextStyleFeature = createServerFeature({
  key: 'textStyle',
  feature: { ClientFeature: '/rich-text/text-style-feature.tsx#TextStyleFeature' },
})

/** Addresses as the contract takes them, kept as they are typed: Payload's own hook would encode what it does not know. */
const judged = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text' && !field.hasMany
    ? {
        ...field,
        hooks: {},
        validate: (value: unknown) =>
          (typeof value === 'string' && linkTarget(value) !== undefined) || invalidTargetMessage,
      }
    : field

/** The panel's editor: exactly the vocabulary of descriptions, no more. */
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
  // Targets are addresses only: an entry's own address may change, and the contract knows no other kind.
  LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(judged) }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  TextStyleFeature(),
]
