import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload } from 'payload'

import { isResourceName, type ResourceName, resourceNames } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, otherLanguages } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { type Resource, type Texts, titleField } from '#contract/resource.ts'
import { officeDay } from '#contract/office-day.ts'
import { DAY_MS } from '#contract/time.ts'
import type { Values } from '#contract/validate.ts'
import { htmlFieldName } from '#collections/field-kinds.ts'
import { sourceOf } from '#collections/sources.ts'
import { toColumns } from '#cms/api/write-entries.ts'
import { tryWithClusterLock } from '#cms/locks/cluster-lock.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { markDemoContent, type Seeded } from '#cms/demo-content/record-seeded.ts'
import { prepareDocument } from '#cms/media/prepare-document.ts'
import { addFile } from '#cms/media/stored-files.ts'
import { demoContent, type SeedEntry } from './content.ts'
import type { SeedDocument } from './entries/documents.ts'
import { fieldsIn } from './entries/seed.ts'
import { demoPicture } from './pictures.ts'
import { textPdf } from './text-pdf.ts'

const STATE = 'demo-content'
const POLL_MS = 300

/**
 * Fills an empty database with the demo content, once. An interrupted seed is completed at the next start; content deleted
 * later is not restored. If several nodes start, one seeds and the others wait.
 */
export async function seedIfEmpty(payload: Payload): Promise<void> {
  for (let polls = 0; await needsSeed(payload); polls += 1) {
    // SQLite has one process, so no lease is needed.
    if (isSqlite(payload.db)) return seed(payload)
    if (polls === 1) log.info('another node is writing the demo content: waiting until it is done or its lease expires')
    if (polls > 0) await pause(POLL_MS)
    await tryWithClusterLock(payload, 'seed', async () => {
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
  const seeded: Seeded[] = []
  const ids = new Map<SeedEntry, string>()
  for (const [name, entries] of Object.entries(demoContent)) {
    if (!isResourceName(name)) continue
    for (const entry of entries) {
      const id = await seedEntry(payload, name, entry, ids)
      ids.set(entry, id)
      seeded.push({ type: name, id })
    }
  }
  // The server does not serve yet, so the entries cannot have been changed.
  await markDemoContent(payload, seeded)
  await payload.kv.set(STATE, 'done')
  log.info({ ms: Math.round(performance.now() - started) }, 'demo content written')
}

async function isEmpty(payload: Payload): Promise<boolean> {
  const slugs: CollectionSlug[] = ['users', 'media', ...resourceNames.map((name) => sourceOf(name).collection)]
  const counts = await Promise.all(slugs.map((collection) => payload.db.count({ collection, where: {} })))
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

/** Writes an entry unless an interrupted seed has; returns its id. */
async function seedEntry(
  payload: Payload,
  name: ResourceName,
  entry: SeedEntry,
  known: ReadonlyMap<SeedEntry, string>,
): Promise<string> {
  const { collection, type, hasDrafts } = sourceOf(name)
  const { picture, alt, daysAgo, documents = [] } = entry
  const fields = fieldsIn(type, entry, DEFAULT_LANGUAGE)
  const key = titleField(type)
  const where = { [key]: { equals: fields[key] } }
  const select = {}
  const existing = await payload.db.findOne<{ id: string }>({ collection, where, select, locale: DEFAULT_LANGUAGE })
  if (existing) return String(existing.id)
  const files: Values = documents.length > 0 ? { documents: await addDemoDocuments(payload, documents) } : {}
  const { data, html } = await toColumns(payload, type, { ...fields, ...computed(type, entry, known), ...files })
  if (picture) data['image'] = await addDemoPicture(payload, picture, alt)
  if (hasDrafts) data['_status'] = 'published'
  if (daysAgo !== undefined) data['createdAt'] = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  // Writes all languages at once, so that an interruption leaves no entry in one language only.
  const context = { knownHtml: html, valuesByLanguage: await translatedColumns(payload, type, entry) }
  return String((await payload.create({ collection, data, context })).id)
}

/** The values that depend on the time of seeding, or on the ids of entries that were seeded before. */
function computed(type: Resource, { daysLeft, refers = {} }: SeedEntry, known: ReadonlyMap<SeedEntry, string>): Values {
  const values: Values = {}
  if (type.lastDay !== undefined && daysLeft !== undefined)
    values[type.lastDay] = officeDay(Date.now() + daysLeft * DAY_MS)
  for (const [name, entries] of Object.entries(refers)) {
    const ids = entries.flatMap((each) => known.get(each) ?? [])
    values[name] = type.fields[name]?.kind === 'reference' ? (ids[0] ?? null) : ids
  }
  return values
}

/** The values of an entry's localized columns in the languages beside the default one. */
async function translatedColumns(
  payload: Payload,
  type: Resource,
  entry: SeedEntry,
): Promise<Record<string, Record<string, unknown>>> {
  const columns: Record<string, Record<string, unknown>> = {}
  for (const language of otherLanguages) {
    const { data, html } = await toColumns(payload, type, fieldsIn(type, entry, language))
    for (const name of localizedFields(type)) {
      columns[name] = { ...columns[name], [language]: data[name] }
      const column = htmlFieldName(name)
      if (html[name] !== undefined) columns[column] = { ...columns[column], [language]: html[name] }
    }
  }
  return columns
}

/** Stores a demo picture with its alternative text in all languages; returns its id. */
async function addDemoPicture(payload: Payload, name: string, alt?: Texts): Promise<string> {
  const prepared = await demoPicture(name)
  const id = await addFile(payload, prepared, { alt: alt?.[DEFAULT_LANGUAGE] ?? '', originalName: name })
  for (const locale of otherLanguages)
    await payload.update({ collection: 'media', id, locale, data: { alt: alt?.[locale] ?? '' } })
  return id
}

/** Stores demo documents with their names in all languages, each once; returns their ids. */
async function addDemoDocuments(payload: Payload, documents: readonly SeedDocument[]): Promise<string[]> {
  const ids: string[] = []
  for (const { file, title, page } of documents) {
    const where = { originalName: { equals: file } }
    const existing = await payload.db.findOne<{ id: string }>({ collection: 'media', where, select: {} })
    ids.push(existing ? String(existing.id) : await addDemoDocument(payload, file, title, page))
  }
  return ids
}

async function addDemoDocument(
  payload: Payload,
  originalName: string,
  title: Texts,
  page: SeedDocument['page'],
): Promise<string> {
  const prepared = await prepareDocument(textPdf(page))
  const id = await addFile(payload, prepared, { title: title[DEFAULT_LANGUAGE], originalName })
  for (const locale of otherLanguages)
    await payload.update({ collection: 'media', id, locale, data: { title: title[locale] } })
  return id
}
