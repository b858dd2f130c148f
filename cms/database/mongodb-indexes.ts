import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * Builds missing indexes without the time limit of other commands: on a large collection an index build would exceed it
 * and be aborted at every start.
 */
export async function buildIndexes({ collections, versions }: MongooseAdapter): Promise<void> {
  const models = [...Object.values(collections), ...Object.values(versions)]
  await Promise.all(
    models.map(async ({ schema, collection }) => {
      for (const [fields, { unique, ...options }] of schema.indexes())
        await collection.createIndex(keysOf(fields), { ...options, ...(unique ? { unique: true } : {}), timeoutMS: 0 })
      for (const keys of listKeys(schema)) await collection.createIndex(keys, { timeoutMS: 0 })
    }),
  )
}

/**
 * Published entries and all of them in list order, those in the trash apart: without these indexes MongoDB reads and sorts
 * all of them, with their texts, for each list.
 */
function listKeys(schema: Schema): Record<string, 1 | -1>[] {
  if (schema.path('deletedAt') === undefined) return []
  const order: Record<string, 1 | -1> =
    schema.path('_order') === undefined ? { createdAt: -1, _id: -1 } : { _order: 1, _id: 1 }
  const all = { deletedAt: 1 as const, ...order }
  return schema.path('_status') === undefined ? [all] : [{ _status: 1, ...all }, all]
}

type Schema = MongooseAdapter['collections'][string]['schema']
type Fields = ReturnType<MongooseAdapter['collections'][string]['schema']['indexes']>[number][0]
type Direction = Fields[string]
type NamedDirection = 'asc' | 'ascending' | 'desc' | 'descending'

const numericDirection: Readonly<Record<NamedDirection, 1 | -1>> = { asc: 1, ascending: 1, desc: -1, descending: -1 }
const isNamed = (direction: Direction): direction is NamedDirection => direction in numericDirection

/** Mongoose accepts named directions such as `asc`, MongoDB only numbers. */
const keysOf = (fields: Fields) =>
  new Map(
    Object.entries(fields).map(([name, direction]) => [
      name,
      isNamed(direction) ? numericDirection[direction] : direction,
    ]),
  )
