import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import { log } from '#cms/common/log.ts'
import { callRoute, registerFirst } from '#cms/testing/call-route.ts'
import { preparePayload } from '#cms/testing/payload.ts'

let payload: Payload
let cookie: string

preparePayload(async (started) => {
  payload = started
  cookie = await registerFirst(payload)
})

afterEach(() => vi.restoreAllMocks())

const create = async (title: string): Promise<string> =>
  String((await payload.create({ collection: 'abouts', data: { title, _status: 'published' } })).id)

const trash = (ids: readonly string[]) =>
  callRoute(payload, 'PATCH', `/abouts?where[id][in]=${ids.join()}`, {
    headers: { cookie },
    body: { deletedAt: new Date().toISOString() },
  })

/** Lets the database fail to move one entry. */
function failFor(id: string, error: Error): void {
  const updateOne = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    if (args.collection === 'abouts' && JSON.stringify(args.where).includes(id)) throw error
    return updateOne(args)
  })
}

it('what fails of a bulk move is named without its details, which are logged; the rest is done', async () => {
  const [one, other] = [await create('One'), await create('Other')]
  failFor(one, new Error('INSERT INTO secrets'))
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const response = await trash([one, other])
  const body: unknown = await response.json()
  expect(response.status).toBe(400)
  expect(body).toMatchObject({ docs: [{ id: other }], errors: [{ id: one, message: messages.fault }] })
  expect(logged).toHaveBeenCalledOnce()
})

it('what lacks something is not restored as published, and stays in the trash', async () => {
  const { id } = await payload.create({ collection: 'abouts', data: { title: '' }, draft: true })
  expect((await trash([String(id)])).status).toBe(200)
  const restore = (path: string) =>
    callRoute(payload, 'PATCH', path, { headers: { cookie }, body: { deletedAt: null, _status: 'published' } })
  for (const path of [`/abouts/${id}?trash=true`, `/abouts?trash=true&where[id][equals]=${id}`]) {
    const response = await restore(path)
    expect([path, response.status, await response.text()]).toEqual([
      path,
      400,
      expect.stringContaining('Title is required'),
    ])
  }
  expect((await payload.findByID({ collection: 'abouts', id, trash: true, draft: true })).deletedAt).toBeTruthy()
})

it('a bulk move that cannot begin since the database does not answer is answered with 503', async () => {
  const id = await create('Busy')
  failFor(id, Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' }))
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const response = await trash([id])
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true])
  expect(logged).toHaveBeenCalledOnce()
})
