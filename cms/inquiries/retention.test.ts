import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { countInquiries } from './desk.ts'
import { deleteOldInquiries, monthsFrom } from './retention.ts'

const collection = 'inquiries'
let payload: Payload

preparePayload((started) => (payload = started))

const fields = { name: 'Maya', email: 'maya@example.com', phone: '1', message: 'Hello', status: 'new' } as const

async function inquiryOf(name: string, changes: Record<string, string>): Promise<string> {
  const { id } = await payload.create({ collection, data: { ...fields, name, note: 'A note' } })
  await payload.db.updateOne({ collection, id, data: changes, returning: false })
  return id
}

const found = async () => {
  const { docs } = await payload.find({ collection, sort: 'name', depth: 0 })
  return docs.map(({ name, removeAt, thread }) => [name, removeAt?.slice(0, 10) ?? null, thread?.length])
}

it.each([
  ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', -12, '2025-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', 2, '2027-01-22T10:00:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(new Date(monthsFrom(Date.parse(from), months)).toISOString()).toBe(to)
})

it('inquiries are deleted two weeks after the desk says so, unless something is done about them', async () => {
  const now = Date.parse('2026-11-22T10:00:00.000Z')
  const old = await inquiryOf('old', { updatedAt: '2024-01-01T00:00:00.000Z' })
  await inquiryOf('nearly', { updatedAt: '2025-12-01T00:00:00.000Z' })
  await inquiryOf('young', { updatedAt: '2026-11-01T00:00:00.000Z' })
  const kept = [
    ['nearly', null, 1],
    ['old', null, 1],
    ['young', null, 1],
  ]
  await deleteOldInquiries(payload, now)
  expect(await found()).toEqual(kept)

  await payload.updateGlobal({ slug: 'site-settings', data: { keepInquiries: 12 } })
  const announced = [
    ['nearly', '2026-12-06', 1],
    ['old', '2026-12-06', 1],
    ['young', null, 1],
  ]
  await deleteOldInquiries(payload, now)
  expect(await found()).toEqual(announced)
  await deleteOldInquiries(payload, now + 13 * DAY_MS)
  expect(await found()).toEqual(announced)

  await payload.update({ collection, id: old, data: { status: 'answered' } })
  await payload.db.updateOne({ collection, id: old, data: { updatedAt: '2026-12-01T00:00:00.000Z' }, returning: false })
  await deleteOldInquiries(payload, now + 15 * DAY_MS)
  expect(await found()).toEqual([
    ['old', null, 2],
    ['young', null, 1],
  ])

  await deleteOldInquiries(payload, Date.parse('2027-10-25T00:00:00.000Z'))
  expect((await found())[1]).toEqual(['young', '2027-11-08', 1])
  await payload.updateGlobal({ slug: 'site-settings', data: { keepInquiries: null } })
  await deleteOldInquiries(payload, Date.parse('2029-10-25T00:00:00.000Z'))
  expect(await found()).toEqual([
    ['old', null, 2],
    ['young', null, 1],
  ])
})

it('an inquiry whose removal was announced is kept for months that were set since', async () => {
  await payload.delete({ collection, where: {} })
  await payload.updateGlobal({ slug: 'site-settings', data: { keepInquiries: 6 } })
  const now = Date.parse('2026-11-22T10:00:00.000Z')
  await inquiryOf('old', { updatedAt: new Date(now - 345 * DAY_MS).toISOString() })
  await deleteOldInquiries(payload, now)
  await payload.updateGlobal({ slug: 'site-settings', data: { keepInquiries: 12 } })
  await deleteOldInquiries(payload, now + 15 * DAY_MS)
  expect(await found()).toEqual([['old', '2026-12-12', 1]])
  await deleteOldInquiries(payload, now + 21 * DAY_MS)
  expect(await found()).toEqual([])
})

it('an inquiry that is answered while old ones are looked for keeps the time of that, and is not to be deleted', async () => {
  await payload.delete({ collection, where: {} })
  await payload.updateGlobal({ slug: 'site-settings', data: { keepInquiries: 12 } })
  const id = await inquiryOf('old', { updatedAt: '2024-01-01T00:00:00.000Z' })
  const find = payload.find.bind(payload)
  let answered: { updatedAt: string } | undefined
  const finding = vi.spyOn(payload, 'find').mockImplementation(async (options) => {
    const result = await find(options)
    if (result.docs.length > 0) answered ??= await payload.update({ collection, id, data: { status: 'answered' } })
    return result
  })
  await deleteOldInquiries(payload)
  finding.mockRestore()
  expect(await payload.findByID({ collection, id })).toMatchObject({ updatedAt: answered?.updatedAt, removeAt: null })
})

it('overdue is what is new or open after its promised time', async () => {
  await payload.delete({ collection, where: {} })
  const [past, future] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']
  await inquiryOf('a', { answerBy: past })
  await inquiryOf('b', { answerBy: past, status: 'open' })
  await inquiryOf('c', { answerBy: future })
  for (const status of ['waiting', 'answered', 'spam']) await inquiryOf(status, { answerBy: past, status })
  expect(await countInquiries({ payload, user: null })).toEqual({ new: 2, overdue: 2, mine: 0 })
})
