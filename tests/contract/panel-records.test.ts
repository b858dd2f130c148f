import { beforeAll, describe, expect, it } from 'vitest'

import type { Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { admin, create } from './support/context.ts'
import { signedInEditor } from './support/people.ts'

const json = { 'content-type': 'application/json' }

let editor: Client
let ids: { editor: string; admin: string }
const idOf = async (client: Client): Promise<string> =>
  String(member(member((await client.get('/users/me')).body, 'user'), 'id'))

beforeAll(async () => {
  editor = await signedInEditor(admin())
  ids = { editor: await idOf(editor), admin: await idOf(admin()) }
})

const named = (id: string) => ({ relationTo: 'users', value: id })

describe('an edit lock', () => {
  const path = '/payload-locked-documents'

  async function lock(by: Client, data: object = {}): Promise<{ status: number; id: string }> {
    const document = { relationTo: 'faqs', value: (await create('faq'))._id }
    const { status, body } = await by.post(path, { document, ...data })
    return { status, id: String(member(member(body, 'doc'), 'id')) }
  }
  const ownerOf = async (id: string): Promise<unknown> =>
    member(member((await admin().get(`${path}/${id}?depth=0`)).body, 'user'), 'value')

  it('is made in nobody else’s name', async () => {
    expect((await lock(editor, { user: named(ids.admin) })).status).toBe(403)
    const { status, id } = await lock(editor)
    expect([status, await ownerOf(id)]).toEqual([201, ids.editor])
  })

  it('is taken over as the panel does it, and given to nobody else', async () => {
    const { id } = await lock(admin(), { user: named(ids.admin) })
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.admin) })).status).toBe(403)
    expect(await ownerOf(id)).toBe(ids.admin)
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.editor) })).status).toBe(200)
    expect(await ownerOf(id)).toBe(ids.editor)
    expect((await editor.patch(`${path}/${id}`, { user: named(ids.admin) })).status).toBe(403)
  })

  it('of another is not removed, the own one is', async () => {
    const [theirs, own] = [await lock(admin()), await lock(editor)]
    expect((await editor.remove(`${path}/${theirs.id}`)).status).toBeGreaterThanOrEqual(400)
    await editor.remove(`${path}?where[updatedAt][exists]=true`)
    expect(await ownerOf(theirs.id)).toBe(ids.admin)
    expect((await admin().get(`${path}/${own.id}`)).status).toBe(404)
    const next = await lock(editor)
    expect((await editor.remove(`${path}/${next.id}`)).status).toBe(200)
  })

  it('is not changed together with all others', async () => {
    const { id } = await lock(admin())
    expect((await editor.patch(`${path}?where[updatedAt][exists]=true`, { user: named(ids.editor) })).status).toBe(403)
    expect(await ownerOf(id)).toBe(ids.admin)
  })
})

describe('a preference of the panel', () => {
  const path = '/payload-preferences'
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

  it('is kept and read back', async () => {
    const value = { columns: [{ accessor: 'title', active: true }], limit: 10 }
    expect((await editor.post(`${path}/collection-faqs`, { value })).status).toBe(200)
    expect(member((await editor.get(`${path}/collection-faqs`)).body, 'value')).toEqual(value)
  })

  it.each([
    ['no body', '', 400],
    ['null', 'null', 400],
    ['half of one', '{"value":', 400],
    ['a number', '5', 200],
    ['a list', '[1]', 200],
    ['nothing in it', '{}', 200],
    ['no value', '{"value":null}', 200],
    ['a large one', JSON.stringify({ value: 'x'.repeat(20_000) }), 413],
    ['a deep one', `{"value":${nested(50)}}`, 400],
    ['a very deep one', `{"value":${nested(9000)}}`, 400],
    ['operators', '{"value":{"$set":{"a.b":1}}}', 200],
  ])('%s: as it should be', async (_what, body, status) => {
    const answer = await editor.raw('POST', `${path}/some`, body, json)
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.any(String)])
  })

  it.each([
    ['a long key', () => editor.post(`${path}/${'k'.repeat(201)}`, { value: 1 }), 400],
    ['a large one as a document', () => editor.post(path, { key: 'doc', value: 'x'.repeat(20_001) }), 413],
    ['a deep one as a document', () => editor.post(path, { key: 'doc', value: JSON.parse(nested(50)) }), 400],
  ])('%s is refused', async (_what, send, status) => {
    expect((await send()).status).toBe(status)
  })

  it('that grows later is refused as well', async () => {
    const { body } = await editor.post(path, { key: 'grows', value: 1 })
    const id = String(member(member(body, 'doc'), 'id'))
    expect((await editor.patch(`${path}/${id}`, { value: 'x'.repeat(20_001) })).status).toBe(413)
  })

  it('that is not there is read as none, and cannot be removed', async () => {
    expect(await editor.get(`${path}/nothing`)).toMatchObject({ status: 200, body: { value: null } })
    expect((await editor.remove(`${path}/nothing`)).status).toBe(404)
    expect((await editor.raw('DELETE', `${path}/nothing`, '{', json)).status).toBe(404)
  })
})
