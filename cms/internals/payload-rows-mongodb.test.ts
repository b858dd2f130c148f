import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { entryRows } from './payload-rows.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('MongoDB takes a limit of 0 for none: an empty range is empty nevertheless', async () => {
  const model = { countDocuments: async () => 3, find: () => expect.unreachable('all documents would be found') }
  const mongodb = { name: 'mongoose', collections: { blogs: model }, sessions: {} }
  const rows = entryRows({ payload: { ...payload, collections: payload.collections, db: mongodb } as never })
  const query = { collection: 'blogs', onlyPublished: true, words: [], order: 'newest' } as const
  expect(await rows.ids(query, { offset: 0, limit: 0 })).toEqual({ ids: [], total: 3, first: 0 })
})
