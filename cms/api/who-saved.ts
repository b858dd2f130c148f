import { REPEAT_MS } from '#cms/audit/hooks.ts'
import type { Save } from './entry-changes.ts'

/**
 * Who saved each version of an entry. A save is recorded after its version is written and before the next one is, as both happen under the
 * entry's lock; a repeat within REPEAT_MS is not recorded, and is by the same person. What is recorded later than that made no version,
 * as a restoring from the trash. Null for a version without a record, as one that is older than those that are kept.
 *
 * @param times when versions were saved, in milliseconds since 1970, the newest first
 * @param saves the newest first
 */
export function whoSaved(times: readonly number[], saves: readonly Pick<Save, 'at' | 'who'>[]): (string | null)[] {
  return times.map((time, n) => {
    const next = times[n - 1] ?? Infinity
    const own = saves.findLast(({ at }) => at >= time && at < next && at < time + REPEAT_MS)
    const repeated = () => saves.find(({ at }) => at < time && at > time - REPEAT_MS)
    return (own ?? repeated())?.who ?? null
  })
}
