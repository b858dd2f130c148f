import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { httpError } from '#cms/common/http-error.ts'
import { expiryAfter } from '#cms/common/expiry.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { rowCreation, withIdempotencyKey } from './idempotency.ts'

let payload: Payload
preparePayload((started) => (payload = started))

let count = 0
const nothing = async (): Promise<void> => undefined
const fails = async (): Promise<void> => {
  throw new Error('failed')
}

/** A key of its own, and requests with it that create a service, each after what it waits for. */
function keyed() {
  count += 1
  const key = `key ${count}`.replace(' ', '-')
  const title = `Service ${count}`
  const requestFor = async (): Promise<PayloadRequest> => {
    const context = { requestInfo: { requestId: key, clientIp: '192.0.2.1' } }
    const req = await createLocalReq({ context }, payload)
    return Object.assign(req, { headers: new Headers({ 'idempotency-key': key }), pathname: '/api/service' })
  }
  const send = async (before = nothing, after = nothing, fingerprint = 'same') => {
    const req = await requestFor()
    const create = async () => {
      await before()
      const { id } = await payload.create({
        collection: 'services',
        data: { title, _status: 'published' },
        draft: false,
        req,
      })
      await after()
      return { _id: String(id) }
    }
    const creation = rowCreation(req, 'services', { create, read: async (id) => ({ _id: id }) })
    const response = await withIdempotencyKey(req, fingerprint, creation)
    return [response.status, await response.json()] as const
  }
  const made = async () => {
    const { docs } = await payload.find({
      collection: 'services',
      where: { title: { equals: title } },
      pagination: false,
    })
    return docs.map(({ id }) => String(id))
  }
  return { send, made }
}

/** Makes all claims look an hour old. */
async function expireClaims(): Promise<void> {
  const where = { answer: { exists: false } }
  await payload.db.updateMany({ collection: 'receipts', where, data: { expiresAt: expiryAfter(-HOUR_MS) } })
}

const deferred = () => {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('a claim that expires while its request still runs is taken over', () => {
  it.each(['first', 'second'] as const)(
    'and the %s of both makes the entry, which every retry is given',
    async (winner) => {
      const { send, made } = keyed()
      const [isFirstIn, isSecondIn, first, second] = [deferred(), deferred(), deferred(), deferred()]
      const wait = (isIn: ReturnType<typeof deferred>, go: ReturnType<typeof deferred>) => () => {
        isIn.resolve()
        return go.promise
      }
      const slow = send(wait(isFirstIn, first))
      await isFirstIn.promise
      await expireClaims()
      const fast = send(wait(isSecondIn, second))
      await isSecondIn.promise
      const [ahead, behind] = winner === 'first' ? [first, second] : [second, first]
      ahead.resolve()
      const answer = await (winner === 'first' ? slow : fast)
      behind.resolve()
      const answers = [answer, await (winner === 'first' ? fast : slow), await send()]
      const ids = await made()
      expect(ids).toHaveLength(1)
      expect(answers).toEqual(Array.from({ length: 3 }, () => [201, { _id: ids[0] }]))
    },
  )
})

it('a failure before the entry is made lets a retry make it, and one afterwards leads the retry to it', async () => {
  const [early, late] = [keyed(), keyed()]
  await expect(early.send(fails)).rejects.toThrow('failed')
  expect(await early.made()).toEqual([])
  await expect(late.send(nothing, fails)).rejects.toThrow('failed')
  expect(await late.made()).toHaveLength(1)
  for (const { send, made } of [early, late]) {
    const answer = await send()
    expect([answer]).toEqual((await made()).map((_id) => [201, { _id }]))
  }
})

it('a refused request leaves nothing behind, and its key takes another body', async () => {
  const { send, made } = keyed()
  const receipts = async () => (await payload.db.count({ collection: 'receipts' })).totalDocs
  const before = await receipts()
  const refuses = async (): Promise<void> => {
    throw httpError(400, 'refused')
  }
  await expect(send(refuses)).rejects.toThrow()
  expect(await receipts()).toBe(before)
  expect((await send(nothing, nothing, 'another'))[0]).toBe(201)
  expect(await made()).toHaveLength(1)
})
