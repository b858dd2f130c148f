import { getSettings } from '#cms/common/environment.ts'
import { succeedsInTime } from '#cms/database/faults.ts'
import { mediaStore } from '#cms/media/chosen-store.ts'

/** The shortest time between two checks of the storage, however many requests ask for its state. */
const PAUSE_MS = 5000

export type StorageState = 'ok' | 'unavailable'

/**
 * Remembers the result of the last check, so that no request waits for one: probes time out sooner than a storage that does not
 * answer.
 *
 * @param check resolves to whether the storage answers
 * @returns a function that returns the last known state, at first `ok`, and starts a check if the last one is some time ago
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
