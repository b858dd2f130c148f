import type { FlattenedField, Where } from 'payload'

import { PDF } from '../contract/documents.ts'

/** The kinds of rows in the media collection: documents, which are PDFs, and pictures. */
export const IS_DOCUMENT: Where = { mimeType: { equals: PDF } }
export const IS_PICTURE: Where = { mimeType: { not_equals: PDF } }

/**
 * Options of fields with a picture: the panel offers pictures only. cms/media/known-files.ts checks on every route that the
 * picture exists; Payload's own check would refuse a stored one that was deleted since.
 */
export const HOLDS_PICTURE = { filterOptions: IS_PICTURE, validate: () => true as const }

/** Whether a row of the media collection is a document. */
export const isDocument = (row: object): boolean => 'mimeType' in row && row.mimeType === PDF

/** Marks fields whose file is a document; others have a picture. */
export const HOLDS_DOCUMENT = { holds: 'document' } as const

/** Whether a field's file is a document. */
export const holdsDocument = ({ custom }: Pick<FlattenedField, 'custom'>): boolean =>
  custom?.['holds'] === HOLDS_DOCUMENT.holds
