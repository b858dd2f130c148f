import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * Builds the indexes that are missing. The time limit of other commands is not for these: over a large collection one takes
 * its time, and the limit would break it off at each start anew.
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
type Spelled = 'asc' | 'ascending' | 'desc' | 'descending'

const spelled: Readonly<Record<Spelled, 1 | -1>> = { asc: 1, ascending: 1, desc: -1, descending: -1 }
const isSpelled = (direction: Direction): direction is Spelled => direction in spelled

/** Mongoose takes directions in words as well, MongoDB does not. */
const keysOf = (fields: Fields) =>
  new Map(
    Object.entries(fields).map(([name, direction]) => [name, isSpelled(direction) ? spelled[direction] : direction]),
  )
