import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let req: PayloadRequest
preparePayload(async (started) => {
  payload = started
  const data = {
    name: 'Maya',
    email: 'maya@example.com',
    password: 'the first password',
    role: 'administrator',
  } as const
  const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const }
  req = await createLocalReq({ user }, payload)
})

afterEach(() => vi.restoreAllMocks())

const collection = 'abouts'
const save = async () => {
  const { id } = await payload.create({ collection, data: { title: 'T', _status: 'published' } })
  return payload.update({ collection, id, data: { title: 'Changed' }, req })
}

const full = new Error('the disk is full')

/** Makes each audit record fail; returns the transaction of each. */
function refuseRecords(): unknown[] {
  const transactions: unknown[] = []
  const create = payload.db.create.bind(payload.db)
  vi.spyOn(payload.db, 'create').mockImplementation(async (args) => {
    if (args.collection !== 'audit') return create(args)
    transactions.push((await args.req?.transactionID) ?? null)
    throw full
  })
  return transactions
}

it('a change in a transaction is recorded in the same one, and rolled back where it cannot be recorded', async () => {
  vi.spyOn(payload.db, 'beginTransaction').mockResolvedValue('t1')
  const rollback = vi.spyOn(payload.db, 'rollbackTransaction')
  const transactions = refuseRecords()
  await expect(save()).rejects.toBe(full)
  expect([transactions, rollback.mock.calls]).toEqual([['t1'], [['t1']]])
})

it('without a transaction the change has been written: that it cannot be recorded is logged', async () => {
  const transactions = refuseRecords()
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  expect(await save()).toMatchObject({ title: 'Changed' })
  expect([transactions, logged.mock.calls]).toEqual([
    [null],
    [[{ err: full, action: 'changed' }, 'an audit record could not be written']],
  ])
})

it('each change of a role or an e-mail is a line, however soon it is taken back', async () => {
  const { createEditor } = await import('#cms/testing/editor.ts')
  const { id } = await createEditor(payload)
  for (const data of [
    { role: 'administrator' },
    { role: 'editor' },
    { email: 'new@example.com' },
    { name: 'N' },
  ] as const)
    await payload.update({ collection: 'users', id, data, req })
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ documentId: { equals: id } }, { action: { equals: 'changed' } }] },
    sort: 'at',
  })
  expect(docs.map(({ status }) => status)).toEqual([
    'role: administrator',
    'role: editor',
    'email: new@example.com',
    null,
  ])
})
