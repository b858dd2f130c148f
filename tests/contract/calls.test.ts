import { describe, expect, it } from 'vitest'

import { kindOf } from '#contract/fields/index.ts'
import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Encoding } from '../support/client.ts'
import { changed, entities, entity, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, visitor } from './support/context.ts'

const encodings: Encoding[] = ['json', 'form', 'multipart']
const each = resourceNames.map((name): [ResourceName, Resource] => [name, resources[name]])
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Expects exactly the described fields, with values of their types. */
function expectShape(type: Resource, found: AnyEntity): void {
  const names = ['_id', ...Object.keys(type.fields).filter((name) => !type.fields[name]?.omitEmpty || name in found)]
  if (type.slugFrom) names.push('slug')
  if (type.image) names.push('image')
  if (type.dated) names.push('createdAt')
  // Other test files may have set search texts on the shared server.
  if (type.seo && 'seo' in found) names.push('seo')
  expect(Object.keys(found).sort()).toEqual(names.sort())
  for (const [name, field] of Object.entries(type.fields))
    if (names.includes(name)) expect(kindOf(field).isValue(found[name])).toBe(true)
  for (const name of names.filter((word) => !(word in type.fields) && word !== 'image' && word !== 'seo'))
    expect(typeof found[name]).toBe('string')
  if (type.dated) expect(found.createdAt).toMatch(isoDate)
}

/** The paths at which an entry of this type can be read. */
const addresses = (type: Resource, { _id, slug }: AnyEntity): string[] => [
  ...(type.readById?.includes('named') ? [`/${type.path}/${type.path}-id/${_id}`] : []),
  ...(type.readById?.includes('plain') ? [`/${type.path}/${_id}`] : []),
  ...(type.slugFrom ? [`/${type.path}/${slug}`] : []),
]

describe.each(each)('%s', (name, type) => {
  it.each(encodings)('is created from a %s body and answers 201 with the entry itself', async (as) => {
    const fields = sample(type)
    const answer = await (type.create === 'staff' ? admin() : visitor()).post(`/${type.path}`, fields, { as })
    expect(answer.status).toBe(201)
    expectShape(type, entity(answer))
    expect(entity(answer)).toMatchObject(fields)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('is in the list, with and without a trailing slash, and both are the same', async () => {
    const made = await create(name)
    const caller = type.list === 'staff' ? admin() : visitor()
    const [plain, slashed] = [await caller.get(`/${type.path}`), await caller.get(`/${type.path}/`)]
    expect(slashed.status).toBe(200)
    expect(slashed.text).toBe(plain.text)
    expect(entities(plain)).toContainEqual(made)
    for (const found of entities(plain)) expectShape(type, found)
  })

  it('answers HEAD as GET, without the body', async () => {
    const made = await create(name)
    const caller = type.list === 'staff' ? admin() : visitor()
    for (const path of [`/${type.path}/`, ...addresses(type, made)]) {
      const got = await caller.get(path)
      const head = await caller.fetch(`/api${path}`, { method: 'HEAD' })
      expect([head.status, head.text]).toEqual([got.status, ''])
      expect(head.headers.get('etag')).toBe(got.headers.get('etag'))
      expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
    }
  })
})

describe.each(each.filter(([, { readById, slugFrom }]) => readById ?? slugFrom))('%s', (name, type) => {
  it('is read at each of its addresses, with and without a trailing slash', async () => {
    const made = await create(name)
    for (const path of addresses(type, made).flatMap((address) => [address, `${address}/`])) {
      const answer = await visitor().get(path)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(made)
    }
  })
})

describe.each(each.filter(([, { update }]) => update))('%s', (name, type) => {
  const cases = ['PATCH', 'PUT'].flatMap((method) => encodings.map((as): [string, Encoding] => [method, as]))

  it.each(cases)('is changed by %s with a %s body: what was sent changes, the rest stays', async (method, as) => {
    const made = await create(name, {}, type.image ? { image: await picture() } : {})
    for (const [field, description] of Object.entries(type.fields)) {
      const value = changed(description)
      if (value === null) continue
      const answer = await admin().send(method, `/${type.path}/${made._id}`, { [field]: value }, { as })
      expect(answer.status).toBe(200)
      made[field] = value
      expect(answer.body).toEqual(made)
      expect((await visitor().get(addresses(type, made)[0] ?? '')).body).toEqual(made)
    }
  })

  it('is left as it is by an update that sends nothing', async () => {
    const made = await create(name)
    const answer = await admin().patch(`/${type.path}/${made._id}/`, {})
    expect([answer.status, answer.body]).toEqual([200, made])
  })
})

describe.each(each.filter(([, { remove }]) => remove))('%s', (name, type) => {
  it('is deleted once: 200 with what it was, then 404 everywhere', async () => {
    const made = await create(name)
    const answer = await admin().remove(`/${type.path}/${made._id}`)
    expect([answer.status, answer.body]).toEqual([200, made])
    expect((await admin().remove(`/${type.path}/${made._id}/`)).status).toBe(404)
    for (const path of addresses(type, made)) expect((await visitor().get(path)).status).toBe(404)
    expect(entities(await visitor().get(`/${type.path}/`))).not.toContainEqual(made)
  })
})
