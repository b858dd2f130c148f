import type { Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import { HOUR_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'
import type * as Reset from './password-links.ts'
import type * as Sessions from './sessions.ts'

let payload: Payload
let reset: typeof Reset
let sessions: typeof Sessions

preparePayload(async (started) => {
  payload = started
  reset = await import('./password-links.ts')
  sessions = await import('./sessions.ts')
})
afterEach(() => vi.useRealTimers())

const token = async (user: Sessions.UserRow): Promise<string> =>
  (await reset.createPasswordLink(payload, user)).link.split('#').at(-1) ?? ''
const expired = expect.objectContaining({ status: 400, message: messages.linkOver })

describe('a password reset link', () => {
  it('works once, and ends every session and every other link of the account', async () => {
    const user = await createEditor(payload)
    const [first, second] = [await token(user), await token(user)]
    const { token: session } = await sessions.openSession(payload, user, { device: 'curl', address: '127.0.0.1' })
    expect(await sessions.userOfToken(payload, session)).toMatchObject({ id: user.id })
    await reset.resetPassword(payload, first, 'the second password')
    expect(await sessions.userOfToken(payload, session)).toBeUndefined()
    for (const used of [first, second])
      await expect(reset.resetPassword(payload, used, 'the third password')).rejects.toEqual(expired)
  })

  it('ends with those before it, also one whose mail is still to be sent', async () => {
    const [user, other] = [await createEditor(payload), await createEditor(payload)]
    const link = await token(user)
    for (const { id } of [user, other]) await payload.jobs.queue({ task: 'mailResetLink', input: { user: id } })
    await reset.endPasswordLinks(payload, user)
    await expect(reset.resetPassword(payload, link, 'the second password')).rejects.toEqual(expired)
    const { docs } = await payload.db.find<{ input: unknown }>({ collection: 'payload-jobs', pagination: false })
    expect(docs.map(({ input }) => input)).toEqual([{ user: other.id }])
  })

  it('works once for two requests at the same time', async () => {
    const link = await token(await createEditor(payload))
    const passwords = ['the second password', 'the third password']
    const uses = await Promise.allSettled(passwords.map((password) => reset.resetPassword(payload, link, password)))
    expect(uses).toEqual(expect.arrayContaining([{ status: 'rejected', reason: expired }]))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('expires after an hour', async () => {
    const link = await token(await createEditor(payload))
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] })
    await expect(reset.resetPassword(payload, link, 'the second password')).rejects.toEqual(expired)
  })

  it('stays valid after a password that was rejected', async () => {
    const link = await token(await createEditor(payload))
    await expect(reset.resetPassword(payload, link, 'short')).rejects.toThrow()
    await expect(reset.resetPassword(payload, link, 'password123')).rejects.toThrow()
    await reset.resetPassword(payload, link, 'the second password')
  })

  it('is not stored in the database', async () => {
    const link = await token(await createEditor(payload))
    const { docs } = await payload.db.find({ collection: 'receipts', limit: 1000, pagination: false })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain(link)
  })

  it.each(['', 'made up', '../x'])('with the made-up token %j is rejected', async (madeUp) => {
    await expect(reset.resetPassword(payload, madeUp, 'the second password')).rejects.toEqual(expired)
  })
})
