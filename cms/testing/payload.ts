import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { getPayload, type Payload } from 'payload'
import { beforeAll, vi } from 'vitest'

/** Starts Payload with the server's configuration and an empty SQLite database in this process. Once per test file. */
export async function startPayload(): Promise<{ payload: Payload; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'payload-test-'))
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    MEDIA_DIR: folder,
    DATABASE_URI: '',
    LOG_LEVEL: 'silent',
    PAYLOAD_SECRET: 'a secret of the tests alone',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  // Imported late: it reads the settings.
  const { default: config } = await import('#cms/payload.config.ts')
  const payload = await getPayload({ config })
  const stop = async () => {
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
    vi.unstubAllEnvs()
    // Payload 3.90 keeps what it has started in a global map, also after `destroy`; the next file of the process starts its own.
    const started: unknown = Reflect.get(globalThis, '_payload')
    if (started instanceof Map) started.clear()
  }
  return { payload, stop }
}

/**
 * Starts Payload before the tests of a file, and stops it after them.
 *
 * @param use takes it before the first test
 */
export function preparePayload(use: (payload: Payload) => unknown): void {
  beforeAll(async () => {
    const { payload, stop } = await startPayload()
    await use(payload)
    return stop
  }, 60_000)
}
