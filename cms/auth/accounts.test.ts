import { createLocalReq, type Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { invite } from './accounts.ts'

let payload: Payload
preparePayload((started) => {
  payload = started
})

it('an invitation whose link cannot be made leaves no account, so that it can be repeated', async () => {
  const req = await createLocalReq({}, payload)
  const invitation = { name: 'Maya', email: 'maya@example.com', role: 'editor', send: 'link' } as const
  const create = payload.db.create.bind(payload.db)
  const failing = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    if (args.collection !== 'users') throw new Error('the disk is full')
    return create(args)
  })
  await expect(invite(req, invitation)).rejects.toThrow('the disk is full')
  failing.mockRestore()
  expect((await payload.db.count({ collection: 'users' })).totalDocs).toBe(0)
  expect(await invite(req, invitation)).toMatchObject({ email: 'maya@example.com', invited: true })
})
