import type { CollectionSlug, PayloadRequest } from 'payload'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { valueInLanguage } from './fall-back.ts'

interface Titled {
  admin?: { useAsTitle?: string | undefined } | undefined
}

/** The column with the text that names a row of a collection. */
export const titleColumn = ({ admin }: Titled): string => admin?.useAsTitle ?? 'id'

/** The text that names a row, in the default language where it has one. */
export const titleIn = (config: Titled, row: Readonly<Record<string, unknown>>): string =>
  textOf(valueInLanguage(row[titleColumn(config)], DEFAULT_LANGUAGE).value)

/** `titleIn` for a collection by its slug. */
export const rowTitle = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  row: Readonly<Record<string, unknown>>,
): string => titleIn(payload.collections[collection].config, row)
