import type { PayloadRequest } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'

import { rowBatches } from './row-batches.ts'

const byId = vi.fn<(collection: string, ids: readonly string[]) => Promise<Map<string, { id: string }>>>()

vi.mock('#cms/internals/payload-rows.ts', () => ({ entryRows: () => ({ byId }) }))

const requestIn = (database = 'mongoose', transactionID?: string) =>
  ({ transactionID, payload: { db: { name: database } } }) as PayloadRequest
const batchesIn = (req: PayloadRequest) => rowBatches(req, 'blogs', ['1', '2', '3', '4', '5'], ['title'], 'en', 2)

beforeEach(() => {
  byId.mockReset().mockImplementation(async (_, ids) => new Map(ids.map((id) => [id, { id }])))
})

it.each([
  ['on MongoDB reads one batch ahead', requestIn(), [2, 3, 3]],
  ['in a transaction reads one after the other', requestIn('mongoose', 'a'), [1, 2, 3]],
  ['on SQLite, which reads within a turn, too', requestIn('sqlite'), [1, 2, 3]],
])('%s', async (_, req, readsAfterEach) => {
  const [ids, reads]: [string[][], number[]] = [[], []]
  for await (const rows of batchesIn(req)) {
    ids.push(rows.map(({ id }) => id))
    reads.push(byId.mock.calls.length)
  }
  expect(ids).toEqual([['1', '2'], ['3', '4'], ['5']])
  expect(reads).toEqual(readsAfterEach)
})

it('leaves out rows that are gone', async () => {
  byId.mockImplementation(async (_, ids) => new Map(ids.filter((id) => id !== '2').map((id) => [id, { id }])))
  const ids: string[] = []
  for await (const rows of batchesIn(requestIn())) ids.push(...rows.map(({ id }) => id))
  expect(ids).toEqual(['1', '3', '4', '5'])
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
