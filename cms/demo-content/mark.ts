import type { Payload } from 'payload'

import type { ResourceName } from '#contract/index.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { type Mark, writeMarks } from './record.ts'

/** An entry that seeding has written. */
export type Seeded = Pick<Mark, 'type' | 'id'>

/** Notes which entries are the demo content's, with what they are now. */
export async function markDemoContent(payload: Payload, seeded: readonly Seeded[]): Promise<void> {
  const marks: Mark[] = []
  for (const [type, some] of Map.groupBy(seeded, (one): ResourceName => one.type)) {
    const fingerprints = await fingerprintsOf({ payload }, type, some.map(({ id }) => id))
    for (const { id } of some) {
      const fingerprint = fingerprints.get(id)
      if (fingerprint !== undefined) marks.push({ type, id, fingerprint })
    }
  }
  await writeMarks(payload, marks)
}
