import type { MigrateUpArgs as MongoUpArgs } from '@payloadcms/db-mongodb'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

import { isReserved, slugCandidate, slugForTitle } from '#cms/slugs/slug.ts'
import { parkedSlug } from '#cms/slugs/parked-slug.ts'
import { career } from '#contract/career.ts'

/** Jobs have pages from here on: those that were there get a slug from their title, as new ones do. Drafts without a title get none. */

interface Job {
  id: string
  title: string
  isTrashed: boolean
}

/** The slug of each job, none twice and none that is taken, and as its row has it; in the order of the jobs. */
function* slugsOf(jobs: readonly Job[], taken = new Set<string>()): Generator<{ id: string; slug: string; ofRow: string }> {
  for (const { id, title, isTrashed } of jobs) {
    if (title.trim() === '') continue
    const base = slugForTitle(title, career)
    let n = isReserved(base) ? 2 : 1
    while (taken.has(slugCandidate(base, n))) n += 1
    const slug = slugCandidate(base, n)
    taken.add(slug)
    // Versions of a trashed entry have the slug that it gets when it is restored.
    yield { id, slug, ofRow: isTrashed ? parkedSlug(slug, id) : slug }
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const jobs = await db.all<{ id: string; title: string; deleted_at: string | null }>(
    sql`SELECT id, deleted_at, coalesce((SELECT title FROM careers_locales WHERE _parent_id = careers.id AND trim(title) <> ''
      ORDER BY _locale LIMIT 1), '') AS title FROM careers WHERE slug IS NULL ORDER BY created_at, id`,
  )
  const found = jobs.map(({ id, title, deleted_at: deletedAt }) => ({ id, title, isTrashed: deletedAt !== null }))
  for (const { id, slug, ofRow } of slugsOf(found)) {
    await db.run(sql`UPDATE careers SET slug = ${ofRow} WHERE id = ${id}`)
    await db.run(sql`UPDATE _careers_v SET version_slug = ${slug} WHERE parent_id = ${id}`)
  }
}

/** The version before has no slugs of jobs. */
export async function down(): Promise<void> {}

/** The connection's time limit is for requests. */
const unlimited = { timeoutMS: 0 }

/** The same on MongoDB. One that was interrupted gives the rest theirs at the next start. */
export async function upOnMongo({ payload }: MongoUpArgs): Promise<void> {
  const [jobs, versions] = [payload.db.collections['careers'], payload.db.versions['careers']]
  if (!jobs) return
  const wanted = { projection: { title: 1, deletedAt: 1, slug: 1 }, sort: { createdAt: 1, _id: 1 }, ...unlimited } as const
  const rows = await jobs.collection.find({}, wanted).toArray()
  const without = rows.filter(({ slug }) => typeof slug !== 'string')
  const known = new Map(without.map((row) => [String(row._id), row._id]))
  const found = without.map(({ _id, title, deletedAt }) => ({
    id: String(_id),
    title: String(title?.en || title?.ne || ''),
    isTrashed: Boolean(deletedAt),
  }))
  const taken = new Set(rows.flatMap(({ slug }) => (typeof slug === 'string' ? slug : [])))
  for (const { id, slug, ofRow } of slugsOf(found, taken)) {
    await versions?.collection.updateMany({ parent: { $in: [id, known.get(id)] } }, { $set: { 'version.slug': slug } }, unlimited)
    await jobs.collection.updateOne({ _id: known.get(id) }, { $set: { slug: ofRow } }, unlimited)
  }
}
