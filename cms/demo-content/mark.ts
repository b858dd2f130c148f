import type { Payload } from 'payload'

import { fingerprintsOf } from './fingerprint.ts'
import { type Mark, typesIn, writeMarks } from './record.ts'

/** An entry that seeding has written. */
export type Seeded = Pick<Mark, 'type' | 'id'>

/** Notes which entries are the demo content's, with what they are now. */
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
