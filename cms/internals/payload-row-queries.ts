import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'

/**
 * What is asked of the rows of either database (payload-rows-sqlite.ts, payload-rows-mongodb.ts), and what both need to know of Payload's
 * sanitized configuration: a field whose values are stored by language is `localized`, and a collection with a trash has `trash`: its
 * rows there have a `deletedAt`.
 *
 * @internals payload@3.90.2
 */

/** A query for entries of a collection, with their order. */
export interface EntryQuery {
  collection: CollectionSlug
  /** Drafts are left out. */
  onlyPublished: boolean
  /** All of them have to occur in an entry. */
  words: readonly SearchWord[]
  /** Which entries come first: those with all words of the first of these, then those with all of the next. */
  first?: readonly (readonly SearchWord[])[]
  order: Order
  /** Excludes rows whose day in a column is before this one (`2026-05-01`); rows without a day are included. */
  from?: { column: string; day: string } | undefined
}

export type Order = 'newest' | 'oldest' | 'manual'

/** A query for the entries of a collection that name others: the ids of these are in some of its columns. */
export interface NamingQuery extends Pick<EntryQuery, 'collection' | 'onlyPublished' | 'order' | 'from'> {
  /** Paths: those in a group with a dot. */
  columns: readonly string[]
}

/** A searched word: it occurs in the search text, or a column has a value that stands for it. */
export interface SearchWord {
  /** The word's forms in the search text, one of which has to occur. */
  forms: readonly string[]
  choices: readonly { column: string; values: readonly string[] }[]
}

/** Whether rows in the trash are read, too. */
export interface WithTrash {
  readonly withTrash?: boolean
}

/** A part of a list, in rows. */
export interface Range {
  offset: number
  limit: number
}

export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** Runs in the transaction of the request, if it has one: Payload uses none on SQLite. */
export interface EntryRows {
  /** The ids of the matches in a range, by default of all; the number of all matches, and of those that match `query.first`. */
  ids(query: EntryQuery, range?: Range): Promise<{ ids: string[]; total: number; first: number }>
  /**
   * Columns of rows, as payload.db.find returns them: localized ones by language, in the given language and the one that it falls
   * back to, or in all. Rows that are gone are missing, and so are those in the trash unless they are asked for.
   *
   * @param columns names of Payload's fields that are columns, or groups of such
   */
  byId(
    collection: CollectionSlug,
    ids: readonly string[],
    columns: readonly string[],
    language: Language | 'all',
    trash?: WithTrash,
  ): Promise<Map<string, Row>>
  /** The ids of at most `most` entries that name each of these, in the query's order, by the named id. */
  naming(query: NamingQuery, named: readonly string[], most: number): Promise<Map<string, string[]>>
  /** How many entries name this one. */
  countNaming(query: Omit<NamingQuery, 'order'>, named: string): Promise<number>
}

export const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true

export const hasTrash = (payload: Payload, collection: CollectionSlug): boolean =>
  payload.collections[collection].config.trash

/** A language and the one that it falls back to, or all of them. */
export const languagesFor = (language: Language | 'all'): readonly Language[] =>
  language === 'all' ? LANGUAGES : [...new Set<Language>([language, DEFAULT_LANGUAGE])]
