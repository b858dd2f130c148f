import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig, Where } from 'payload'

/** An entry, or a page of settings, that shows a picture. */
export interface Use {
  /** What it is, for people: `Post`. */
  kind: string
  title: string
  /** Its page, below the panel's address. */
  path: string
}

type Row = Record<string, unknown>

/** Everything that shows a picture: entries, the newest drafts of entries, and settings. */
export async function usesOf(payload: Payload, id: string): Promise<Use[]> {
  const found: Use[] = []
  for (const collection of payload.config.collections) found.push(...(await usesIn(payload, collection, id)))
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    if (picturePaths(flattenedFields).length === 0) continue
    // Ids are unique, and settings are few: where exactly it stands does not matter.
    const settings = JSON.stringify(await payload.db.findGlobal({ slug }))
    const title = typeof label === 'string' ? label : slug
    if (settings?.includes(`"${id}"`)) found.push({ kind: 'Settings', title, path: `/globals/${slug}` })
  }
  return found
}

async function usesIn(payload: Payload, config: SanitizedCollectionConfig, id: string): Promise<Use[]> {
  const paths = picturePaths(config.flattenedFields)
  if (paths.length === 0) return []
  const collection = config.slug as CollectionSlug
  const shows = (prefix: string): Where => ({ or: paths.map((path) => ({ [prefix + path]: { equals: id } })) })
  const all = { collection, pagination: false, limit: 0 }
  const select = { [config.admin.useAsTitle ?? 'id']: true } as const
  const entries = await payload.db.find<Row>({ ...all, where: shows(''), select })
  const rows = entries.docs.map((row) => [row['id'], row] as const)
  if (config.versions?.drafts) {
    const where: Where = { and: [{ latest: { equals: true } }, shows('version.')] }
    const { docs } = await payload.db.findVersions<Row>({ ...all, where, select: { parent: true, version: select } })
    rows.push(...docs.map(({ parent, version }) => [parent, version] as const))
  }
  return [...new Map(rows)].map(([entry, row]) => useOf(config, String(entry), row))
}

function useOf({ slug, labels, admin }: SanitizedCollectionConfig, id: string, row: Row): Use {
  const title = row[admin.useAsTitle ?? 'id']
  return {
    kind: typeof labels.singular === 'string' ? labels.singular : slug,
    title: typeof title === 'string' && title !== '' ? title : 'without a title',
    path: `/collections/${slug}/${id}`,
  }
}

/** The paths of all fields that hold a picture, as queries write them. Payload's own notes (who edits what) are no use. */
function picturePaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === 'media' ? [prefix + field.name] : []
    return 'flattenedFields' in field ? picturePaths(field.flattenedFields, `${prefix}${field.name}.`) : []
  })
}
