import type { Payload } from 'payload'

import { fingerprintsOf } from './fingerprint.ts'
import { type Mark, readDemoRecord, typesIn, writeMarks, writeRecord } from './stored-marks.ts'

/** An entry that seeding has written. */
export type Seeded = Pick<Mark, 'type' | 'id'>

/** Stores which entries are the demo content's, with their present fingerprints. */
export async function markDemoContent(payload: Payload, seeded: readonly Seeded[]): Promise<void> {
  const marks: Mark[] = []
  for (const type of typesIn(seeded)) {
    const ids = seeded.flatMap((one) => (one.type === type ? one.id : []))
    const fingerprints = await fingerprintsOf({ payload }, type, ids)
    for (const id of ids) {
      const fingerprint = fingerprints.get(id)
      if (fingerprint !== undefined) marks.push({ type, id, fingerprint })
    }
  }
  await writeMarks(payload, marks)
}

/**
 * Updates the fingerprints of the marks in a copy of another kind of database, in which ids and so fingerprints differ: entries that
 * were unchanged in the original count as unchanged in the copy.
 */
export async function updateDemoFingerprints(original: Payload, copy: Payload): Promise<void> {
  const [before, copied] = await Promise.all([readDemoRecord(original), readDemoRecord(copy)])
  if (before.marks.length === 0) return
  const [were, are] = [await presentOf(original, before.marks), await presentOf(copy, copied.marks)]
  const marks = copied.marks.map((mark, n) => {
    const first = before.marks[n]
    const isUnchanged = first !== undefined && were.get(first.id) === first.fingerprint
    return isUnchanged ? { ...mark, fingerprint: are.get(mark.id) ?? mark.fingerprint } : mark
  })
  await writeRecord(copy, { ...copied, marks })
}

/** The entries' present fingerprints by id. */
async function presentOf(payload: Payload, marks: readonly Mark[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    typesIn(marks).map((type) =>
      fingerprintsOf(
        { payload },
        type,
        marks.flatMap((mark) => (mark.type === type ? mark.id : [])),
      ),
    ),
  )
  return new Map(found.flatMap((fingerprints) => [...fingerprints]))
}
