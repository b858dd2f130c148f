import { createLocalReq, type Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'

const collection = 'inquiries'
let payload: Payload
let download: () => Promise<Response>

preparePayload(async (started) => {
  payload = started
  const { exportEndpoint } = await import('./export.ts')
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Asha Rai', email: 'asha@example.com', password: 'a password of the tests', role: 'administrator' },
  })
  download = async () =>
    exportEndpoint.handler(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))
})

/** Written directly to the database, since this many writes through the hooks would be slow. */
const write = (name: string, createdAt: string) =>
  payload.db.create({
    collection,
    data: { name, email: 'maya@example.com', phone: '1', message: 'Hello', status: 'new', createdAt },
  })

it('an export contains each inquiry once, even if others arrive while it is sent', async () => {
  const names = Array.from({ length: 502 }, (_, n) => `sender ${n}`)
  // Pairs have the same time, and pages end between the two of a pair.
  const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor((n + 1) / 2)).toISOString()
  for (const [n, name] of names.entries()) await write(name, timeOf(n))
  const reader = (await download()).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (text === '') for (const late of ['a', 'b', 'c']) await write(late, timeOf(2000))
    text += part.value
  }
  const found = [...text.matchAll(/^[^,\n]+,"(sender \d+)",/gm)].map(([, name]) => name)
  expect(found.toSorted()).toEqual(names.toSorted())
}, 30_000)

it('the file name of an export has the date in Kathmandu', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') })
  const { headers } = await download().finally(() => vi.useRealTimers())
  expect(headers.get('content-disposition')).toBe('attachment; filename="inquiries-2026-11-21.csv"')
})
