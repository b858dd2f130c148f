import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGES } from '#contract/languages.ts'
import { isRecord } from '#contract/narrow.ts'
import { entities, member } from '../support/entities.ts'
import type { Client } from '../support/client.ts'
import { groupServer } from './support/context.ts'

/** A schema that allows the properties that it has, and no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (!isRecord(value)) return value
  const members = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
  const isObject = value['type'] === 'object' && isRecord(value['properties'])
  return isObject ? { additionalProperties: false, ...members } : members
}

/** A JSON pointer, as a URL's fragment has it. */
const pointer = (...names: readonly string[]): string =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

describe('what visitors read is what /openapi.json says, with nothing beside it', () => {
  const demo = groupServer({ SEED: 'demo' })
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  let document: unknown
  beforeAll(async () => {
    document = (await demo().client.get('/openapi.json')).body
    ajv.addSchema({ $id: 'api', ...Object(closed(document)) })
  })

  const isRead = (operation: unknown): boolean => isRecord(operation) && JSON.stringify(operation['security']) === '[]'
  const reads = (): string[] =>
    Object.entries(Object(member(document, 'paths'))).flatMap(([path, one]) =>
      isRead(member(one, 'get')) ? [path] : [],
    )

  /** What stands for a path's parameter: ids and slugs of the type that the path names, or a number. */
  async function filled(client: Client, path: string): Promise<string[]> {
    if (!path.includes('{')) return [path]
    if (path.startsWith('/sitemap/')) return [path.replace(/\{\w+\}/, '1')]
    const type = path.split('/').find((name) => name !== '' && name !== 'context') ?? ''
    const found = entities(await client.get(`/${type}`))
    return found.flatMap(({ _id, slug }) =>
      [_id, slug].flatMap((name) => (name ? [path.replace(/\{\w+\}/, name)] : [])),
    )
  }

  /** The headers of a response that the document describes, but not for it. */
  const undeclared = (path: string, status: string, headers: Headers): string[] => {
    const described = member(member(document, 'components'), 'headers')
    const { responses } = Object(member(member(member(document, 'paths'), path), 'get'))
    const declared = responses[status].headers ?? {}
    return Object.keys(Object(described)).filter(
      (name) => headers.has(name) && headers.get(name) !== 'no-store' && !(name in declared),
    )
  }

  const queries: Readonly<Record<string, readonly string[]>> = {
    '/search': ['q=tax', 'tag=vat', 'q=vat&type=blog'],
    '/tax-calendar': ['limit=50', 'for=vat'],
  }

  it('in every language', async () => {
    const { client } = demo()
    // No policy is demo content.
    await client.post('/policy', { title: 'Privacy policy', description: '<p>Kept for a year.</p>', atForms: true })
    const wrong = new Set<string>()
    const read = new Set<string>()
    for (const path of reads()) {
      const schema = `api#${pointer('paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema')}`
      const places = await filled(client, path)
      for (const place of places.flatMap((one) => ['', ...(queries[path] ?? [])].map((query) => `${one}?${query}`)))
        for (const language of LANGUAGES) {
          const { status, headers, body } = await client.get(`${place}&lang=${language}`)
          if (status === 404) continue
          if (status !== 200) wrong.add(`${place}: ${status}`)
          if (!ajv.validate({ $ref: schema }, body)) wrong.add(`${path}: ${ajv.errorsText().replace(/\d+/g, 'N')}`)
          for (const name of undeclared(path, '200', headers)) wrong.add(`${path}: 200 ${name}`)
          const etag = headers.get('etag')
          if (etag && !read.has(path)) {
            const same = await client.get(`${place}&lang=${language}`, { 'if-none-match': etag })
            if (same.status !== 304) wrong.add(`${place}: ${same.status} for 304`)
            for (const name of undeclared(path, '304', same.headers)) wrong.add(`${path}: 304 ${name}`)
          }
          read.add(path)
        }
    }
    expect([...wrong]).toEqual([])
    expect(reads().filter((path) => !read.has(path))).toEqual([])
  })
})
