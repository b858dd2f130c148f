import { createLocalReq, type Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { createEditor } from '#cms/testing/editor.ts'

let payload: Payload
preparePayload((started) => {
  payload = started
})

afterEach(() => vi.restoreAllMocks())

it('what a removed account could sign in with is removed in the transaction of its removal', async () => {
  const user = {
    ...(await payload.findByID({ collection: 'users', id: (await createEditor(payload)).id })),
    collection: 'users' as const,
  }
  const { id } = user
  await payload.db.create({
    collection: 'api-keys',
    data: { user: String(id), key: 'k', password: 'p', name: 'a program', role: 'editor' },
  })
  vi.spyOn(payload.db, 'beginTransaction').mockResolvedValue('t1')
  const transactions: Record<string, unknown> = {}
  const deleteMany = payload.db.deleteMany.bind(payload.db)
  vi.spyOn(payload.db, 'deleteMany').mockImplementation(async (args) => {
    transactions[args.collection] = await args.req?.transactionID
    return deleteMany(args)
  })
  const create = payload.db.create.bind(payload.db)
  vi.spyOn(payload.db, 'create').mockImplementation(async (args) => {
    transactions[`${args.collection} created`] = await args.req?.transactionID
    return create(args)
  })
  await payload.delete({ collection: 'users', id, req: await createLocalReq({ user }, payload) })
  expect(transactions).toMatchObject({
    sessions: 't1',
    'api-keys': 't1',
    'second-factors': 't1',
    'audit created': 't1',
  })
})
