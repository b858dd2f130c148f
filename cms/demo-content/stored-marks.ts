import type { Payload } from 'payload'

import { isResourceName, type ResourceName } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { DAY_MS } from '#contract/time.ts'
import { TRASH_DAYS } from '#contract/trash.ts'

/** An entry that seeding wrote, with its fingerprint at that time (fingerprint.ts). */
export interface Mark {
  type: ResourceName
  id: string
  fingerprint: string
}

/** A removal that moved marked entries to the trash, all with this time. */
export interface Removal {
  /** ISO 8601, UTC: `deletedAt` of each. */
  at: string
  /** The account's id. */
  by: string
}

/** The entries of the demo content, and their removals. */
interface DemoRecord {
  marks: readonly Mark[]
  removals: readonly Removal[]
}

/** The types that have marked entries. */
export const typesIn = (entries: readonly Pick<Mark, 'type'>[]): ResourceName[] => [
  ...new Set(entries.map(({ type }) => type)),
]

const KEY = 'demo-content-entries'

const isMark = (value: unknown): value is Mark =>
  isRecord(value) &&
  isResourceName(String(value['type'])) &&
  typeof value['id'] === 'string' &&
  typeof value['fingerprint'] === 'string'

const isRemoval = (value: unknown): value is Removal =>
  isRecord(value) && typeof value['at'] === 'string' && typeof value['by'] === 'string'

/** Leaves out invalid elements, such as entries of a type that does not exist any more. */
const listOf = <T>(is: (value: unknown) => value is T, value: unknown): T[] =>
  Array.isArray(value) ? value.filter((each) => is(each)) : []

/** Reads the record; empty for sites that were not seeded, or were seeded before entries were marked. */
export async function readDemoRecord({ kv }: Payload): Promise<DemoRecord> {
  const stored = await kv.get<NonNullable<unknown>>(KEY)
  if (!isRecord(stored)) return { marks: [], removals: [] }
  return { marks: listOf(isMark, stored['marks']), removals: listOf(isRemoval, stored['removals']) }
}

export const writeRecord = ({ kv }: Payload, { marks, removals }: DemoRecord): Promise<void> =>
  kv.set(KEY, { marks: [...marks], removals: [...removals] })

export const writeMarks = (payload: Payload, marks: readonly Mark[]): Promise<void> =>
  writeRecord(payload, { marks, removals: [] })

/** Stores removals; those that cannot be undone any more are left out. The caller holds the lock of the demo content. */
export async function writeRemovals(payload: Payload, removals: readonly Removal[]): Promise<void> {
  const { marks } = await readDemoRecord(payload)
  const oldest = Date.now() - (TRASH_DAYS + 1) * DAY_MS
  await payload.kv.set(KEY, { marks, removals: removals.filter(({ at }) => Date.parse(at) > oldest) })
}
