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
    }),
  )
}

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
