import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig, Where } from 'payload'

/** An entry or global that uses a picture. */
export interface Use {
  /** The label of its collection: `Post`. */
  kind: string
  title: string
  /** Its path below the panel's base path. */
  path: string
}

type Row = Record<string, unknown>

/** Everything that uses a picture: entries, their newest drafts, and settings. */
export async function usesOf(payload: Payload, id: string): Promise<Use[]> {
  const found: Use[] = []
  for (const collection of payload.config.collections) found.push(...(await usesIn(payload, collection, id)))
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    if (picturePaths(flattenedFields).length === 0) continue
    // Searching the JSON for the id is enough, since ids are unique and settings are small.
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
  const uses = (prefix: string): Where => ({ or: paths.map((path) => ({ [prefix + path]: { equals: id } })) })
  const all = { collection, pagination: false, limit: 0 }
  const select = { [config.admin.useAsTitle ?? 'id']: true } as const
  const entries = await payload.db.find<Row>({ ...all, where: uses(''), select })
  const rows = entries.docs.map((row) => [row['id'], row] as const)
  if (config.versions?.drafts) {
    const where: Where = { and: [{ latest: { equals: true } }, uses('version.')] }
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

/** Query paths of all fields that reference a picture. References by Payload's edit locks do not count as a use. */
function picturePaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === 'media' ? [prefix + field.name] : []
    return 'flattenedFields' in field ? picturePaths(field.flattenedFields, `${prefix}${field.name}.`) : []
  })
}
