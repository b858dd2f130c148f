import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { createEditor } from '#cms/testing/editor.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
preparePayload((started) => {
  payload = started
})

const refuse = { acceptNewSecret: false }
const FORMER = 'a secret of the tests alone'
const NEW = 'another secret of the tests'

/** Starts with a secret; returns the lines that were logged. */
async function startWith(secret: string, settings = refuse): Promise<unknown[]> {
  const { assertSameSecret } = await import('./same-secret.ts')
  const { log } = await import('#cms/common/log.ts')
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  payload.secret = secret
  await assertSameSecret(payload, settings)
  return warn.mock.calls.flat()
}

/** Stores a second factor that is confirmed, as far as it can be seen in the database. */
async function addFactor(secret: string): Promise<void> {
  const { encrypt } = await import('./encrypted-text.ts')
  const user = String((await createEditor(payload)).id)
  const confirmedAt = new Date().toISOString()
  const data = { user, secret: encrypt({ secret }, user, 'JBSWY3DPEHPK3PXP'), confirmedAt }
  await payload.db.create({ collection: 'second-factors', data, returning: false })
}

afterEach(async () => {
  vi.restoreAllMocks()
  payload.secret = FORMER
  await payload.db.deleteMany({ collection: 'second-factors', where: {} })
  await payload.db.deleteMany({ collection: 'payload-kv', where: {} })
})

it('on SQLite another secret is taken where no second factor depends on it', async () => {
  expect(await startWith(FORMER)).toEqual([])
  expect(await startWith(NEW)).toEqual([])
})

it('a secret with which a second factor cannot be read is refused until it is accepted, then named at each start', async () => {
  await addFactor(FORMER)
  await addFactor(NEW)
  const line = /^PAYLOAD_SECRET is not .* \(1\): .* NEW_SECRET=accept .*$/
  await expect(startWith(NEW)).rejects.toThrow(line)
  expect(await startWith(NEW, { acceptNewSecret: true })).toContainEqual({ count: 1 })
  expect(await startWith(NEW)).toContainEqual({ count: 1 })
  await expect(startWith('a third secret of the tests')).rejects.toThrow(/\(2\)/)
})

it('a second factor that is not confirmed does not count', async () => {
  await addFactor(FORMER)
  await payload.db.updateMany({ collection: 'second-factors', where: {}, data: { confirmedAt: null } })
  expect(await startWith(NEW)).toEqual([])
})
