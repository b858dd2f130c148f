import type { Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'
import type * as Sessions from './sessions.ts'

let payload: Payload
let sessions: typeof Sessions

preparePayload(async (started) => {
  payload = started
  sessions = await import('./sessions.ts')
})
afterEach(() => vi.useRealTimers())

async function signedIn(): Promise<{ id: string; token: string }> {
  const user = await createEditor(payload)
  const { token } = await sessions.openSession(payload, user, { device: 'curl', address: '127.0.0.1' })
  return { id: user.id, token }
}

/** Changes a user's session in the database. */
const updateSession = (id: string, data: Readonly<Record<string, unknown>>) =>
  payload.db.updateOne({ collection: 'sessions', where: { user: { equals: id } }, data, returning: false })

describe('A14: a token signed by this server', () => {
  it('is invalid if its session belongs to another user', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    await updateSession(own.id, { user: other.id })
    expect(await sessions.userOfToken(payload, own.token)).toBeUndefined()
    expect(await sessions.userOfToken(payload, other.token)).toMatchObject({ id: other.id })
  })

  it('expires at its own time, even if its session lasts longer', async () => {
    const { id, token } = await signedIn()
    const start = Date.now()
    await updateSession(id, { expiresAt: new Date(start + 20 * HOUR_MS).toISOString() })
    vi.useFakeTimers({ now: start + 11 * HOUR_MS, toFake: ['Date'] })
    expect(await sessions.userOfToken(payload, token)).toMatchObject({ id })
    vi.setSystemTime(start + 13 * HOUR_MS)
    expect(await sessions.userOfToken(payload, token)).toBeUndefined()
  })
})
