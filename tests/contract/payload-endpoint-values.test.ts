import { expect, it } from 'vitest'

import { collectionSlug } from '#contract/collection-slug.ts'
import { isRecord } from '#contract/narrow.ts'
import { resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { Client } from '../support/client.ts'
import { member, sample } from '../support/entities.ts'
import { groupServer } from './support/context.ts'

/** Any value in any field, through Payload's own endpoints. */

const hostile: unknown[] = [
  null,
  'zz',
  'a\0b',
  1,
  -1,
  1.5,
  2 ** 53,
  true,
  {},
  [],
  ['x'],
  [null],
  { id: {} },
  { toString: 'x' },
  '00000000-0000-0000-0000-000000000000',
]

type Path = readonly [string, ...(string | number)[]]

/** The paths of a document's fields, also in groups and in the first row of lists. */
function pathsIn(document: unknown, above: readonly (string | number)[] = []): Path[] {
  if (!isRecord(document)) return []
  return Object.entries(document).flatMap(([name, value]): Path[] => {
    if (name === 'id' || name === 'root') return []
    const path = [...above, name]
    const [first, ...rest] = path
    const below = Array.isArray(value) ? pathsIn(value[0], [...path, 0]) : pathsIn(value, path)
    return [[String(first), ...rest], ...below]
  })
}

/** A copy of a document with another value at a path. */
function withValue(document: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(document))
    return document.map((row: unknown, n) => (n === name ? withValue(row, rest, value) : row))
  return { ...Object(document), [name]: withValue(member(document, String(name)), rest, value) }
}

const site = groupServer({ SEED: 'demo' })

/** Writes every value into every field; whatever is answered, no call fails and the document stays readable. */
async function survives(path: string, method: 'patch' | 'post', query = '') {
  const { client } = site()
  const read = () => client.get(`${path}?depth=0${query}`)
  const { status, body: document } = await read()
  expect(status).toBe(200)
  const fields = pathsIn(document)
  expect(fields.length).toBeGreaterThan(3)
  const failed: unknown[] = []
  let stored = 0
  for (const field of fields)
    for (const value of hostile) {
      const [name] = field
      const written = await client[method](`${path}?depth=0${query}`, {
        [name]: member(withValue(document, field, value), name),
      })
      if (written.status < 300) stored += 1
      const after = written.status < 400 ? (await read()).status : 200
      if (written.status >= 500 || after !== 200) failed.push([field.join('.'), value, written.status, after])
    }
  expect(failed).toEqual([])
  expect(stored).toBeGreaterThan(0)
}

async function firstOf(collection: string, query = ''): Promise<string> {
  const { body } = await site().client.get(`/${collection}?limit=1${query}`)
  return String(member([member(body, 'docs')].flat()[0], 'id'))
}

const types = resourceNames.filter((name) => name !== 'inquiry')

it.each(types)('no value of a field of a %s fails or makes it unreadable, as a draft neither', async (name) => {
  const type: Resource = resources[name]
  const query = type.drafts ? '&draft=true' : ''
  const collection = collectionSlug(type)
  // The demo content has one of every other type.
  if (name === 'policy') await site().client.post(`/${type.path}`, sample(type))
  await survives(`/${collection}/${await firstOf(collection)}`, 'patch', query)
  expect((await site().client.get(`/${collection}?limit=50${query}`)).status).toBe(200)
  expect((await site().client.get(`/${type.path}/`)).status).toBe(200)
})

it.each(['media', 'users', 'inquiries'])('neither does one of %s', async (collection) => {
  if (collection === 'inquiries')
    await new Client(site().server.url).post(`/${resources.inquiry.path}`, sample(resources.inquiry))
  await survives(`/${collection}/${await firstOf(collection)}`, 'patch')
  for (const path of [`/${collection}?limit=50`, '/desk', '/people', '/account'])
    expect([path, (await site().client.get(path)).status]).toEqual([path, 200])
})

it('neither does one of the settings, and every page stays', async () => {
  await survives('/globals/site-settings', 'post')
  for (const page of ['/', '/contact', '/price', '/ne']) expect((await visit(page)).status).toBe(200)
})

const visit = (page: string) => new Client(site().server.url).fetch(page)
