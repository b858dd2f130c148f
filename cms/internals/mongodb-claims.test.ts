import { readFileSync } from 'node:fs'

import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { claimDocuments } from './mongodb-claims.ts'

const ID = '6b09732a5844a162377266b6'
const session = { id: 'of the transaction' }

function payloadOn(name: string) {
  const updateMany = vi.fn<(...args: unknown[]) => Promise<object>>(async () => ({}))
  const db = {
    name,
    connection: { base: { mongo: { ObjectId } } },
    collections: { media: { collection: { updateMany } } },
    sessions: { t1: session },
  }
  return { payload: { db } as unknown as Payload, updateMany }
}

it('a claim is a write in the transaction of its request', async () => {
  const { payload, updateMany } = payloadOn('mongoose')
  await claimDocuments({ payload, transactionID: Promise.resolve('t1') }, 'media', [ID, 'no id'])
  await claimDocuments({ payload }, 'media', [ID])
  const claim = [{ _id: { $in: [new ObjectId(ID)] } }, { $inc: { claims: 1 } }]
  expect(updateMany.mock.calls).toEqual([
    [...claim, { session }],
    [...claim, {}],
  ])
  await claimDocuments({ payload }, 'media', [])
  expect(updateMany).toHaveBeenCalledTimes(2)
  await expect(claimDocuments({ payload }, 'files', [ID])).rejects.toThrow('docs/upgrading.md')
})

it('on SQLite nothing is written', async () => {
  const { payload, updateMany } = payloadOn('sqlite')
  await claimDocuments({ payload }, 'media', [ID])
  expect(updateMany).not.toHaveBeenCalled()
})

it('Payload strips the counter from what it reads, and keeps the sessions of transactions by their ids', () => {
  const source = (file: string) => readFileSync(`node_modules/@payloadcms/db-mongodb/dist/${file}.js`, 'utf8')
  expect(source('utilities/transform')).toMatch(/if \(!adapter\.allowAdditionalKeys\) \{\s+stripFields/)
  expect(source('transactions/beginTransaction')).toContain('this.sessions[id] = client.startSession()')
})
