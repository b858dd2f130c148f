import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload } from 'payload'

import { type Field, kindOf, type StoredValue } from '#contract/fields/index.ts'
import { isResourceName, type ResourceName, resourceNames } from '#contract/index.ts'
import { titleField } from '#contract/resource.ts'
import { DAY_MS } from '#contract/time.ts'
import { storedKindOf } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { withLease } from '#cms/locks/cluster-lock.ts'
import { log } from '#cms/common/log.ts'
import { addPicture } from '#cms/media/store.ts'
import { fromHtml } from '#cms/rich-text/from-html.ts'
import { content, type SeedEntry } from './content.ts'
import { demoPicture } from './pictures.ts'

const STATE = 'demo-content'
const POLL_MS = 300

/**
 * Fills an empty database with the demo content, once. An interrupted seed is completed at the next start; content deleted
 * later is not restored. If several nodes start, one seeds and the others wait.
 */
export async function seedIfEmpty(payload: Payload): Promise<void> {
  for (let polls = 0; await needsSeed(payload); polls += 1) {
    // SQLite has one process, so no lease is needed.
    if (payload.db.name === 'sqlite') return seed(payload)
    if (polls === 1) log.info('another node is writing the demo content: waiting until it is done or its lease expires')
    if (polls > 0) await pause(POLL_MS)
    await withLease(payload, 'seed', async () => {
      if (await needsSeed(payload)) await seed(payload)
    })
  }
}

async function needsSeed(payload: Payload): Promise<boolean> {
  const state = await payload.kv.get(STATE)
  return state !== 'done' && (state !== null || (await isEmpty(payload)))
}

async function seed(payload: Payload): Promise<void> {
  await payload.kv.set(STATE, 'under way')
  const started = performance.now()
  for (const [name, entries] of Object.entries(content)) {
    if (!isResourceName(name)) continue
    for (const entry of entries) await seedEntry(payload, name, entry)
  }
  await payload.kv.set(STATE, 'done')
  log.info({ ms: Math.round(performance.now() - started) }, 'demo content written')
}

async function isEmpty(payload: Payload): Promise<boolean> {
  const slugs: CollectionSlug[] = ['users', 'media', ...resourceNames.map((name) => sourceOf(name).collection)]
  const counts = await Promise.all(slugs.map((collection) => payload.db.count({ collection, where: {} })))
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

async function seedEntry(
  payload: Payload,
  name: ResourceName,
  { picture, alt, daysAgo, fields }: SeedEntry,
): Promise<void> {
  const { collection, type, hasDrafts } = sourceOf(name)
  const key = titleField(type)
  const existing = await payload.db.count({ collection, where: { [key]: { equals: fields[key] } } })
  if (existing.totalDocs > 0) return
  const data: Record<string, unknown> = {}
  for (const [field, description] of Object.entries(type.fields))
    data[field] = await stored(description, fields[field] ?? kindOf(description).empty(description))
  if (picture)
    data['image'] = await addPicture(payload, await demoPicture(picture), {
      alt: alt ?? '',
      originalName: picture,
    })
  if (hasDrafts) data['_status'] = 'published'
  if (daysAgo !== undefined) data['createdAt'] = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  await payload.create({ collection, data })
}

/** A value as the field's column takes it. */
async function stored(field: Field, value: StoredValue): Promise<unknown> {
  const { storage, write } = storedKindOf(field)
  if (storage === 'richText') return fromHtml(String(value))
  return write ? write(value, field) : value
}
