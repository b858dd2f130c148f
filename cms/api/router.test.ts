import { describe, expect, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { callsOf } from '#contract/calls-of-type.ts'
import { compileRoutes, type Route, segmentsOf } from './router.ts'

const names = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const
const routes: Route[] = Object.values(resources).flatMap((type) =>
  callsOf(type).flatMap((call) =>
    call.methods.map((method) => ({
      method: names[method],
      path: call.path,
      who: 'visitor' as const,
      handler: async () => new Response(call.action),
    })),
  ),
)
const match = compileRoutes(routes)
const at = (method: string, path: string) => match(method, path.split('/').slice(1))

describe('routes', () => {
  it.each([
    ['GET', '/blog', '/blog', {}],
    ['HEAD', '/blog', '/blog', {}],
    ['GET', '/blog/a-post', '/blog/:slug', { slug: 'a-post' }],
    ['GET', '/blog/blog-id/7', '/blog/blog-id/:id', { id: '7' }],
    ['PATCH', '/blog/7', '/blog/:id', { id: '7' }],
    ['PUT', '/about/7', '/about/:id', { id: '7' }],
    ['GET', '/team/7', '/team/:id', { id: '7' }],
    ['GET', '/team/team-id/7', '/team/team-id/:id', { id: '7' }],
    ['DELETE', '/faq/__proto__', '/faq/:id', { id: '__proto__' }],
  ])('%s %s matches %s', (method, path, route, params) => {
    expect(at(method, path)).toMatchObject({ found: 'route', route: { path: route }, params })
  })

  it.each([
    ['GET', '/about/7', 'DELETE, PATCH, PUT'],
    ['DELETE', '/blog', 'GET, HEAD, POST'],
    ['PATCH', '/faq', 'GET, HEAD, POST'],
    ['TRACE', '/blog/7', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST', '/blog/blog-id/7', 'GET, HEAD'],
    ['DELETE', '/contactus', 'GET, HEAD, POST'],
  ])('%s %s gives 405 with Allow: %s', (method, path, allow) => {
    expect(at(method, path)).toEqual({ found: 'path', allow })
  })

  it.each(['/', '/Blog', '/blog/', '/blog//', '/blog/a/b/c', '/contactus/7', '/constructor', '/blogs'])(
    '%s matches no route',
    (path) => {
      expect(at('GET', path)).toEqual({ found: 'nothing' })
    },
  )

  it.each([
    ['/blog', ['blog']],
    ['/blog/', ['blog']],
    ['/blog/%E0%A4%95', ['blog', '%E0%A4%95']],
    ['/', []],
  ])('%s is split into the segments %j', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments)
  })

  it.each([
    '/blog//',
    '//blog',
    '/blog/.',
    '/blog/./',
    '/blog/..',
    '/../blog',
    '/%2e%2e/blog',
    '/.%2E/blog',
    '/%2E/blog',
    '/blog/a\\b',
    '/blog;x=1',
  ])('%s is rejected as ambiguous', (path) => {
    expect(segmentsOf(path)).toBeUndefined()
  })
})
