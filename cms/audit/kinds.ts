import { isDocument } from '#collections/picture-or-document.ts'

/**
 * The kinds of documents on the audit trail. They are stored, so that changing one needs a migration; those of collections are
 * the labels that the panel shows.
 */
export const auditKinds = {
  person: 'Person',
  invitation: 'Invitation',
  passwordLink: 'Link to a new password',
  secondFactor: 'Second factor',
  signInPolicy: 'Sign-in policy',
  session: 'Session',
  apiKey: 'API key',
  redirect: 'Redirect',
  settings: 'Site settings',
  /** A PDF of the library; the collection's own kind is that of pictures. */
  document: 'Document',
} as const

interface Labelled {
  slug: string
  labels?: { singular?: unknown } | undefined
}

/** The kind of a collection's rows, by its label. */
export const labelOf = ({ slug, labels }: Labelled): string =>
  typeof labels?.singular === 'string' ? labels.singular : slug

/** The kind of a collection's row. */
export const kindOf = (collection: Labelled, row: Readonly<Record<string, unknown>>): string =>
  isDocument(row) ? auditKinds.document : labelOf(collection)

/** All kinds of a collection's rows. */
export const kindsOf = (collection: Labelled): string[] =>
  collection.slug === 'media' ? [labelOf(collection), auditKinds.document] : [labelOf(collection)]
