import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

import { readTextFiles, TEXT_FILES, textFileOf } from '#collections/text-files.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { isRecord } from '#contract/narrow.ts'
import { pictureIdsIn } from '#contract/rich-text/file-nodes.ts'
import { labelOf } from '#cms/audit/kinds.ts'
import { titleColumn, titleIn } from '#cms/content/row-title.ts'
import { valueAt } from '#cms/common/value-at.ts'

/** An entry or global that uses a picture. */
export interface Use {
  /** The label of its collection: `Post`. */
  kind: string
  title: string
  /** The path below the panel's base path. */
  path: string
  /** The slug of its collection or global. */
  slug: string
  /** The entry's id; the slug for a global. */
  id: string
}

type Row = Record<string, unknown>

export interface Reading {
  /** `now`: entries outside of the trash and their newest drafts; `ever`: also trashed entries, and every stored version. */
  scope?: 'now' | 'ever'
  /** A request in whose transaction is read. */
  req?: PayloadRequest | undefined
}

/** Everything that uses a picture or document, or links to a document: entries, their newest drafts, and settings. */
export async function usesOf(payload: Payload, id: string, reading: Reading = {}): Promise<Use[]> {
  const found: Use[] = []
  for (const config of payload.config.collections)
    for (const [entry, row] of await usersIn(payload, config, [id], reading))
      found.push(describeUse(config, entry, row))
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    if (picturePaths(flattenedFields).length === 0) continue
    const title = typeof label === 'string' ? label : slug
    if (await names(payload, slug, id))
      found.push({ kind: 'Settings', title, path: `/globals/${slug}`, slug, id: slug })
  }
  return found
}

/** Those of the given files that something uses, or would use once it is restored. */
export async function usedEver(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  const used = await idsUsed(payload, ids, { scope: 'ever' })
  return new Set(ids.filter((id) => used.has(id)))
}

/** The ids in all rows that use these files, or any file: those of all used files, and others that occur in the rows. */
export async function idsUsed(
  payload: Payload,
  files: readonly string[] | 'any',
  reading: Reading = {},
): Promise<ReadonlySet<string>> {
  const rows: unknown[] = []
  for (const config of payload.config.collections)
    rows.push(...(await rowsIn(payload, config, files, reading)).map(([, row]) => row))
  for (const { slug, flattenedFields } of payload.config.globals)
    if (picturePaths(flattenedFields).length > 0) rows.push(await payload.db.findGlobal({ slug }))
  // Searching the JSON is enough, since ids are unique.
  return new Set(JSON.stringify(rows).match(/(?<![0-9a-f-])[0-9a-f-]{24,36}(?![0-9a-f-])/g))
}

const names = async (payload: Payload, slug: string, id: string): Promise<boolean> =>
  JSON.stringify(await payload.db.findGlobal({ slug }))?.includes(`"${id}"`) ?? false

/** The entries of a collection that use one of the files, by id. */
const usersIn = async (
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly string[],
  reading: Reading,
): Promise<Map<string, Row>> => new Map(await rowsIn(payload, config, ids, reading))

/** The rows and versions of a collection that use one of the files, or any, each with its entry's id. */
async function rowsIn(
  payload: Payload,
  config: SanitizedCollectionConfig,
  files: readonly string[] | 'any',
  { scope = 'now', req }: Reading,
): Promise<[id: string, row: Row][]> {
  const paths = picturePaths(config.flattenedFields)
  if (paths.length === 0 && !hasTexts(config.flattenedFields)) return []
  const isUsed = files === 'any' ? { exists: true } : { in: [...files] }
  const uses = (prefix: string): Where => ({
    or: [
      ...paths.map((path) => ({ [prefix + path]: isUsed })),
      ...(hasTexts(config.flattenedFields) ? textsWith(prefix + TEXT_FILES, files) : []),
    ],
  })
  const onlyNow = (condition: Where): Where[] => (scope === 'now' ? [condition] : [])
  const all = { collection: config.slug as CollectionSlug, pagination: false, limit: 0, ...(req ? { req } : {}) }
  const select: Record<string, true> = {
    [titleColumn(config)]: true,
    ...pictureColumns(config.flattenedFields),
  }
  const where = { and: [uses(''), ...(config.trash ? onlyNow(NOT_TRASHED) : [])] }
  const entries = await payload.db.find<Row>({ ...all, where, select })
  const rows = entries.docs.map((row): [string, Row] => [String(row['id']), row])
  if (config.versions?.drafts) {
    const isNow: Where = { and: [{ latest: { equals: true } }, { 'version.deletedAt': { exists: false } }] }
    const { docs } = await payload.db.findVersions<Row>({
      ...all,
      where: { and: [uses('version.'), ...onlyNow(isNow)] },
      select: { parent: true, version: select },
    })
    rows.push(...docs.map(({ parent, version }): [string, Row] => [String(parent), version]))
  }
  return rows
}

/** For more files than this all texts with any are read, in which the caller looks for the ids. */
const SEARCHED_ONE_BY_ONE = 50

const textsWith = (path: string, files: readonly string[] | 'any'): Where[] =>
  files === 'any' || files.length > SEARCHED_ONE_BY_ONE
    ? [{ [path]: { exists: true } }]
    : files.map((id) => ({ [path]: { contains: textFileOf(id) } }))

/** Whether entries have texts with pictures and links to documents. */
const hasTexts = (fields: readonly FlattenedField[]): boolean => fields.some(({ name }) => name === TEXT_FILES)

function describeUse(config: SanitizedCollectionConfig, id: string, row: Row): Use {
  const { slug } = config
  return {
    kind: labelOf(config),
    title: titleIn(config, row) || 'without a title',
    path: `/collections/${slug}/${id}`,
    slug,
    id,
  }
}

/** The columns of a collection that have pictures, for Payload's `select`. */
export const pictureColumns = (fields: readonly FlattenedField[]): Record<string, true> =>
  Object.fromEntries([
    ...picturePaths(fields).map((path) => [path.split('.')[0] ?? path, true] as const),
    ...(hasTexts(fields) ? [[TEXT_FILES, true] as const] : []),
  ])

/** The id in a field of a picture, which may be the whole picture. */
export const idOfPicture = (value: unknown): unknown => (isRecord(value) ? value['id'] : value)

/** The ids in a document's fields of pictures and in its texts. */
export function picturesOf(fields: readonly FlattenedField[], document: unknown): string[] {
  const values = picturePaths(fields).map((path) => valueAt(document, path))
  const ids = values.map(idOfPicture).filter((id) => typeof id === 'string')
  return [...new Set([...ids, ...textPicturesOf(fields, document)])]
}

/** The ids of the pictures in a document's rich texts, stored or about to be written. */
function textPicturesOf(fields: readonly FlattenedField[], document: unknown): string[] {
  if (!isRecord(document) || !hasTexts(fields)) return []
  const written = fields.flatMap(({ name, type }) => (type === 'richText' ? pictureIdsIn(document[name]) : []))
  return [...readTextFiles(document[TEXT_FILES]).pictures, ...written]
}

/** Query paths of all fields that reference a picture. References by Payload's edit locks do not count as a use. */
function picturePaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === 'media' ? [prefix + field.name] : []
    return 'flattenedFields' in field ? picturePaths(field.flattenedFields, `${prefix}${field.name}.`) : []
  })
}
