import { beforeAll } from 'vitest'

/**
 * Prepares the tests of the current group. Tried twice, as its tests are (`retry`), which Vitest does not do with a hook: a busy
 * machine may fail a server's start.
 *
 * @param timeoutMs for both tries
 */
export function prepareGroup(prepare: () => Promise<void>, timeoutMs?: number): void {
  beforeAll(async () => {
    await prepare().catch((error: unknown) => {
      process.stderr.write(`Preparing a group of tests again, since it failed: ${String(error)}\n`)
      return prepare()
    })
  }, timeoutMs)
}
