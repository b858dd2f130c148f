import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { dropOldMisses, readRedirects, rowOf, storeMisses } from './store.ts'

const collection = 'missed-addresses'
let payload: Payload
preparePayload((started) => {
  payload = started
})

it('redirects are bounded, and never dropped for addresses that are missed later, or after a time', async () => {
  const long = '2020-01-01T00:00:00.000Z'
  for (const n of [1, 2]) {
    const row = await rowOf(payload, `/old-${n}`, 2)
    expect(row).toMatchObject({ path: `/old-${n}`, count: 0 })
    await payload.db.updateOne({ collection, id: String(row?.id), data: { target: '/price', lastAt: long } })
  }
  expect(await rowOf(payload, '/old-3', 2)).toBeUndefined()
  expect(await rowOf(payload, '/old-2', 2)).toMatchObject({ target: '/price' })
  const missed = Array.from({ length: 510 }, (_, n) => [`/missed-${n}`, { count: 1, from: '' }] as const)
  await storeMisses(payload, new Map(missed))
  await dropOldMisses(payload)
  expect((await readRedirects(payload)).map(({ path }) => path)).toEqual(['/old-1', '/old-2'])
  expect((await payload.db.count({ collection })).totalDocs).toBe(502)
})

it('many redirects are read in pieces, between which other requests have turns', async () => {
  const paths = Array.from({ length: 450 }, (_, n) => `/many-${String(n).padStart(3, '0')}`)
  const now = new Date().toISOString()
  for (const path of paths) {
    const data = { path, target: '/blog', count: 0, firstAt: now, lastAt: now }
    await payload.db.create({ collection, data, returning: false })
  }
  let turns = 0
  const turn = () => {
    turns += 1
    pending = setImmediate(turn)
  }
  let pending = setImmediate(turn)
  const redirects = await readRedirects(payload)
  clearImmediate(pending)
  expect(redirects.map(({ path }) => path).filter((path) => path.startsWith('/many-'))).toEqual(paths)
  expect(turns).toBeGreaterThanOrEqual(2)
})
