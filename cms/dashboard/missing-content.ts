import type { PayloadRequest, Where } from 'payload'

import { htmlFieldName } from '#collections/field-kinds.ts'
import {
  type EntryRow,
  type MissingContent,
  type MissingContentKind,
  missingContentKinds,
  type DashboardPart,
  PART_ROWS,
} from '#contract/dashboard.ts'
import { type Language, otherLanguages } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { titleField } from '#contract/resource.ts'
import { entriesWhere, type NamedSource } from './entries.ts'
import { mapYielding } from '#cms/common/map-yielding.ts'

const isEmpty = (path: string): Where => ({ or: [{ [path]: { exists: false } }, { [path]: { equals: '' } }] })
/** Compared with null, since MongoDB finds nothing by `exists` in a referenced document. */
const withoutAlt: readonly Where[] = [
  { image: { exists: true } },
  { or: [{ 'image.alt': { equals: null } }, { 'image.alt': { equals: '' } }] },
]

/** Conditions for entries with something missing; empty if the type does not have it. */
type Conditions = (source: NamedSource) => { where: readonly Where[]; language?: Language }[]

const conditions: Readonly<Record<MissingContentKind, Conditions>> = {
  // In the default language, which the others fall back to.
  text: ({ type: { fields } }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'html' && field.isExtra !== true ? [{ where: [isEmpty(htmlFieldName(name))] }] : [],
    ),
  picture: ({ type }) => (type.image ? [{ where: [{ image: { exists: false } }] }] : []),
  alt: ({ type }) => (type.image ? [{ where: withoutAlt }] : []),
  // Only the description counts: a missing title is replaced by the entry's, which is as good; a description by the text's beginning.
  searchText: ({ type }) => (type.seo ? [{ where: [isEmpty('meta.description')] }] : []),
  // An entry without a title in a language has no text in it: the title is written first.
  translation: ({ type }) =>
    localizedFields(type).includes(titleField(type))
      ? otherLanguages.map((language) => ({ where: [isEmpty(titleField(type))], language }))
      : [],
}

/** What is missing in visible entries, by kind; only kinds with at least one entry. */
export async function missingContentOf(
  req: PayloadRequest,
  sources: readonly NamedSource[],
): Promise<MissingContent[]> {
  const lacks = await mapYielding(missingContentKinds, (kind) => missingOf(req, sources, kind))
  return lacks.filter(({ total }) => total > 0)
}

async function missingOf(
  req: PayloadRequest,
  sources: readonly NamedSource[],
  kind: MissingContentKind,
): Promise<MissingContent> {
  const asked = sources.flatMap((source) => conditions[kind](source).map((condition) => ({ source, ...condition })))
  const found = await mapYielding(asked, async ({ source, where, language }) => ({
    type: source.name,
    ...(await entriesWhere(req, source, where, language)),
  }))
  const parts: (DashboardPart<EntryRow> & { type: NamedSource['name'] })[] = found.filter(({ total }) => total > 0)
  return {
    kind,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    rows: parts.flatMap(({ rows }) => rows).slice(0, PART_ROWS),
    types: parts.map(({ type, total }) => ({ type, total })),
  }
}
