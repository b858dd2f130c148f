import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { callRoute, registerFirst } from '#cms/testing/call-route.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let cookie: string

preparePayload(async (started) => {
  payload = started
  cookie = await registerFirst(payload)
})

afterEach(() => vi.restoreAllMocks())

const enter = (path: string, target: string) =>
  callRoute(payload, 'POST', '/missed', { headers: { cookie }, body: { path, target } })

it('of pages that are entered for one address at the same time, one is set and the others are refused', async () => {
  const updateOne = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    if (args.collection === 'missed-addresses') await pause(100)
    return updateOne(args)
  })
  const targets = ['/price', '/blog', '/career']
  const answers = await Promise.all(targets.map((target) => enter('/entered-at-once', target)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const target = targets[answers.findIndex(({ status }) => status === 200)]
  const where = { path: { equals: '/entered-at-once' } }
  const { docs } = await payload.db.find({ collection: 'missed-addresses', where })
  expect(docs).toMatchObject([{ target }])
})
