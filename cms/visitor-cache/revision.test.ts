import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { watchRevision } from './revision.ts'

/** An adapter that does nothing, as far as the revision is concerned. */
function watched() {
  const done = async () => ({})
  const names = ['create', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany', 'updateGlobal'] as const
  const writes = Object.fromEntries(names.map((name) => [name, done]))
  const db = { ...writes, commitTransaction: done, rollbackTransaction: done } as unknown as Payload['db']
  return { db, revision: watchRevision({ db }) }
}

const collection = 'blogs'
const where = { id: { equals: '1' } }
const whereDraft = { and: [where, { _status: { equals: 'draft' } }] }

it.each<[string, boolean, (db: Payload['db']) => Promise<unknown>]>([
  ['a published entry made', true, (db) => db.create({ collection, data: { _status: 'published' } })],
  ['a draft made', false, (db) => db.create({ collection, data: { _status: 'draft' } })],
  ['a draft published', true, (db) => db.updateOne({ collection, id: '1', data: { _status: 'published' } })],
  ['an entry unpublished', true, (db) => db.updateOne({ collection, id: '1', data: { _status: 'draft' } })],
  ['a draft written anew', false, (db) => db.updateOne({ collection, where: whereDraft, data: { _status: 'draft' } })],
  ['a draft found and published', true, (db) => db.updateOne({ collection, where: whereDraft, data: {} })],
  ['an entry deleted', true, (db) => db.deleteOne({ collection, where })],
  ['a member of the team made', true, (db) => db.create({ collection: 'teams', data: {} })],
  ['an inquiry made', false, (db) => db.create({ collection: 'inquiries', data: {} })],
])('%s moves the revision: %s', async (_, moves, write) => {
  const { db, revision } = watched()
  await write(db)
  expect(revision.current() > 0).toBe(moves)
})

it('a transaction moves it when it is committed, if anything that visitors see was written in it', async () => {
  const { db, revision } = watched()
  const req = (transactionID: string) => ({ transactionID })
  await db.create({ collection, data: { _status: 'published' }, req: req('a') })
  await db.create({ collection, data: { _status: 'draft' }, req: req('b') })
  const [written, committed] = [revision.current(), db.commitTransaction('b').then(() => revision.current())]
  expect(await committed).toBe(written)
  await db.commitTransaction('a')
  expect(revision.current()).toBeGreaterThan(written)
})

it('one that was rolled back moves nothing later', async () => {
  const { db, revision } = watched()
  await db.deleteOne({ collection, where, req: { transactionID: 'a' } })
  await db.rollbackTransaction('a')
  const before = revision.current()
  await db.commitTransaction('a')
  expect(revision.current()).toBe(before)
})
