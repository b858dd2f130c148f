import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'

import { deletedAtField, collectionOf, ownTask, withHandler } from './payload-config.ts'

const empty = { collections: [], endpoints: [], jobs: { tasks: [] } } as unknown as SanitizedConfig

it.each<[string, () => unknown]>([
  ['collection payload-preferences', () => collectionOf(empty, 'payload-preferences')],
  ['endpoint post /:key', () => withHandler([], { method: 'post', path: '/:key' }, (handler) => handler)],
  ['endpoint get /', () => withHandler(false, { method: 'get', path: '/' }, (handler) => handler)],
  ['field deletedAt of blogs', () => deletedAtField({ slug: 'blogs', fields: [] } as never)],
  ['task schedulePublish', () => ownTask(empty, 'schedulePublish')],
])('a missing %s is an error at the start, not skipped', (what, look) => {
  expect(look).toThrow(`Payload's configuration has no ${what}: see docs/upgrading.md`)
})

it('one endpoint gets another handler; the given list stays as it was', () => {
  const endpoint = (path: string) => ({ method: 'post' as const, path, handler: () => new Response(path) })
  const given = [endpoint('/a'), endpoint('/b')]
  const other = () => new Response('other')
  const result = withHandler(given, { method: 'post', path: '/b' }, () => other)
  expect(result.map(({ handler }) => handler)).toEqual([given[0]?.handler, other])
  expect(given[1]?.handler).not.toBe(other)
})
