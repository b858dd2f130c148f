import type { PayloadRequest } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

import { rowBatches } from './row-batches.ts'

type Rows = Map<string, { id: string; title?: unknown }>
const byId = vi.fn<(collection: string, ids: readonly string[]) => Promise<Rows>>()

vi.mock('#cms/internals/payload-rows.ts', () => ({ entryRows: () => ({ byId }) }))

const requestIn = (database = 'mongoose', transactionID?: string) =>
  ({ transactionID, payload: { db: { name: database } } }) as PayloadRequest
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => String(n))
const batchesIn = (req: PayloadRequest, ids: readonly string[] = idsOf(21)) =>
  rowBatches(req, 'blogs', ids, ['title'], 'en')

beforeEach(() => {
  byId.mockReset().mockImplementation(async (_, ids) => new Map(ids.map((id) => [id, { id }])))
})

it.each([
  ['on MongoDB reads one batch ahead', requestIn(), [2, 3, 3]],
  ['in a transaction reads one after the other', requestIn('mongoose', 'a'), [1, 2, 3]],
  ['on SQLite, which reads within a turn, too', requestIn('sqlite'), [1, 2, 3]],
])('%s', async (_, req, readsAfterEach) => {
  const ids = idsOf(300)
  const [read, reads]: [string[], number[]] = [[], []]
  for await (const rows of batchesIn(req, ids)) {
    read.push(...rows.map(({ id }) => id))
    reads.push(byId.mock.calls.length)
  }
  expect(read).toEqual(ids)
  expect(reads).toEqual(readsAfterEach)
})

it.each([
  ['none', undefined, [20, 200, 80]],
  ['short ones', 'a'.repeat(4990), [20, 200, 80]],
  ['long ones', 'a'.repeat(9980), [20, 100, 100, 80]],
  ['some in two languages', { en: 'a'.repeat(4990), ne: 'a'.repeat(4990) }, [20, 100, 100, 80]],
])('of rows whose texts are %s has batches of a limited length', async (_, title, sizes) => {
  byId.mockImplementation(async (_collection, ids) => new Map(ids.map((id) => [id, { id, title }])))
  const found: number[] = []
  for await (const rows of batchesIn(requestIn(), idsOf(300))) found.push(rows.length)
  expect(found).toEqual(sizes)
})

it('reads one row at a time where one alone is too long', async () => {
  byId.mockImplementation(async (_, ids) => new Map(ids.map((id) => [id, { id, title: 'a'.repeat(1_000_001) }])))
  const found: number[] = []
  for await (const rows of batchesIn(requestIn('sqlite'), idsOf(23))) found.push(rows.length)
  expect(found).toEqual([20, 1, 1, 1])
})

it('leaves out rows that are gone', async () => {
  byId.mockImplementation(async (_, ids) => new Map(ids.filter((id) => id !== '2').map((id) => [id, { id }])))
  const ids: string[] = []
  for await (const rows of batchesIn(requestIn(), ['1', '2', '3'])) ids.push(...rows.map(({ id }) => id))
  expect(ids).toEqual(['1', '3'])
})

it('fails with a batch that cannot be read, once it is reached', async () => {
  byId.mockImplementationOnce(async () => new Map()).mockRejectedValueOnce(new Error('no database'))
  const batches = batchesIn(requestIn())
  await expect(batches.next()).resolves.toEqual({ done: false, value: [] })
  await expect(batches.next()).rejects.toThrow('no database')
})

it('ignores the failure of a batch that nobody reaches', async () => {
  byId.mockImplementationOnce(async () => new Map()).mockRejectedValueOnce(new Error('no database'))
  const batches = batchesIn(requestIn())
  await batches.next()
  // Vitest fails a file in which a rejection is not handled.
  await batches.return(undefined)
})
