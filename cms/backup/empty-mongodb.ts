import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/** Removes all documents of these collections, their versions, and the globals; without the time limit of other commands. */
export async function emptyMongodb(
  { collections, versions, globals }: Pick<MongooseAdapter, 'collections' | 'versions' | 'globals'>,
  slugs: readonly string[],
): Promise<void> {
  const models = slugs.flatMap((slug) => [collections[slug] ?? [], versions[slug] ?? []].flat())
  for (const { collection } of [...models, globals]) await collection.deleteMany({}, { timeoutMS: 0 })
}
