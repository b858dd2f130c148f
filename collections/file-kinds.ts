import type { FlattenedField, Where } from 'payload'

import { PDF } from '../contract/documents.ts'

/** What the rows of the media collection are: documents, which are PDFs, and pictures. */
export const IS_DOCUMENT: Where = { mimeType: { equals: PDF } }
export const IS_PICTURE: Where = { mimeType: { not_equals: PDF } }

/**
 * On fields with a picture: what the panel offers. That there is such a picture is checked on every route (cms/media/known-files.ts);
 * Payload would look for it once more, and refuse one that was there before and is gone.
 */
export const HOLDS_PICTURE = { filterOptions: IS_PICTURE, validate: () => true as const }

/** Whether a row of the media collection is a document. */
export const isDocument = (row: object): boolean => 'mimeType' in row && row.mimeType === PDF

/** On fields whose file is a document; others have a picture. */
export const HOLDS_DOCUMENT = { holds: 'document' } as const

/** Whether a field's file is a document. */
export const holdsDocument = ({ custom }: Pick<FlattenedField, 'custom'>): boolean =>
  custom?.['holds'] === HOLDS_DOCUMENT.holds
