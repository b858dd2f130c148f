'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'

import { textStyles } from '#contract/rich-text.ts'
import { clearGroup } from './clear-group.tsx'
import { styleGroup } from './style-group.tsx'

const groups = [...textStyles.map(styleGroup), clearGroup]

/** The client part of the feature of the same name in the editor's configuration; loaded through the import map. */
export const TextStyleFeature = createClientFeature({ toolbarFixed: { groups } })
