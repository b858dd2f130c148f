import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { writeMethods } from '#cms/internals/payload-adapter.ts'
import { watchRevision } from './revision.ts'

/** An adapter whose methods do nothing, with its revision. */
function watchedAdapter() {
  const done = async () => ({})
  const writes = Object.fromEntries(writeMethods.map((name) => [name, done]))
  const db = { ...writes, commitTransaction: done, rollbackTransaction: done } as unknown as Payload['db']
  return { db, revision: watchRevision({ db }) }
}

const collection = 'blogs'
const where = { id: { equals: '1' } }
const whereDraft = { and: [where, { _status: { equals: 'draft' } }] }

it.each<[string, boolean, (db: Payload['db']) => Promise<unknown>]>([
  ['creating a published entry', true, (db) => db.create({ collection, data: { _status: 'published' } })],
  ['creating a draft', false, (db) => db.create({ collection, data: { _status: 'draft' } })],
  ['publishing a draft', true, (db) => db.updateOne({ collection, id: '1', data: { _status: 'published' } })],
  ['unpublishing an entry', true, (db) => db.updateOne({ collection, id: '1', data: { _status: 'draft' } })],
  ['updating a draft', false, (db) => db.updateOne({ collection, where: whereDraft, data: { _status: 'draft' } })],
  ['updating a draft without status', true, (db) => db.updateOne({ collection, where: whereDraft, data: {} })],
  ['deleting an entry', true, (db) => db.deleteOne({ collection, where })],
  ['creating a team member', true, (db) => db.create({ collection: 'teams', data: {} })],
  ['using an API key', false, (db) => db.updateOne({ collection: 'api-keys', where, data: {} })],
  ['creating an inquiry', false, (db) => db.create({ collection: 'inquiries', data: {} })],
])('%s changes the revision: %s', async (_, changes, write) => {
  const { db, revision } = watchedAdapter()
  await write(db)
  expect(revision.current() > 0).toBe(changes)
})

it('a transaction with a visible write changes the revision on commit', async () => {
  const { db, revision } = watchedAdapter()
  const req = (transactionID: string) => ({ transactionID })
  await db.create({ collection, data: { _status: 'published' }, req: req('a') })
  await db.create({ collection, data: { _status: 'draft' }, req: req('b') })
  const [written, committed] = [revision.current(), db.commitTransaction('b').then(() => revision.current())]
  expect(await committed).toBe(written)
  await db.commitTransaction('a')
  expect(revision.current()).toBeGreaterThan(written)
})

it('a transaction that was rolled back does not change the revision', async () => {
  const { db, revision } = watchedAdapter()
  await db.deleteOne({ collection, where, req: { transactionID: 'a' } })
  await db.rollbackTransaction('a')
  const before = revision.current()
  await db.commitTransaction('a')
  expect(revision.current()).toBe(before)
})
