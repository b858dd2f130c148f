import { getSettings } from '#cms/common/settings.ts'
import { succeedsInTime } from '#cms/database/faults.ts'
import { mediaStore } from '#cms/media/stores.ts'

/** More often the storage is not asked, however many ask for its state. */
const PAUSE_MS = 5000

export type StorageState = 'ok' | 'unavailable'

/**
 * Remembers whether the last check succeeded: nobody waits for a check, since probes give up sooner than a storage that hangs.
 *
 * @param check resolves to whether the storage answers
 * @returns the state as last known, which was good at the start; it is checked anew afterwards if that is some time ago
 */
export function rememberState(check: () => Promise<boolean>): () => StorageState {
  let state: StorageState = 'ok'
  let isChecking = false
  let nextAt = 0
  const refresh = async () => {
    isChecking = true
    state = (await check()) ? 'ok' : 'unavailable'
    isChecking = false
    nextAt = performance.now() + PAUSE_MS
  }
  return () => {
    if (!isChecking && performance.now() >= nextAt) void refresh()
    return state
  }
}

const bucketState = rememberState(() => succeedsInTime(mediaStore().check()))

/** The state of the bucket of pictures; undefined where they are in a folder. */
export const storageState = (): StorageState | undefined =>
  getSettings().bucket === undefined ? undefined : bucketState()
