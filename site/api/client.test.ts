import { delay, http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { messages } from '#contract/messages.ts'
import { type Api, type ApiError, createApi } from './client.ts'
import { updateEntry } from '../state/change-entries.ts'
import { aPost } from '../testing/entries.ts'
import { pageRequest } from '../testing/page-request.ts'
import { mockEndpoint, server } from '../testing/mock-api.ts'

const api = createApi(pageRequest('/').fetch)
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )

it.each([
  [400, { message: 'Title is required' }, 'Title is required'],
  [401, { message: 'Please login first' }, 'Please login first'],
  [500, {}, messages.fault],
  [502, { message: '' }, messages.fault],
  [500, [1], messages.fault],
])('a %i with %j is reported as %s', async (status, body, told) => {
  mockEndpoint('get', '/team', body, status)
  expect(await failure(api.list('team'))).toMatchObject({ status, message: told })
})

it.each([
  ['no JSON', new HttpResponse('<html>', { status: 502 }), 502],
  ['no answer', HttpResponse.error(), 0],
  ['another shape', HttpResponse.json([{ _id: '1' }]), 200],
  ['an entry for a list', HttpResponse.json({ ...aPost() }), 200],
])('%s is reported with the general message', async (_, response, status) => {
  server.use(http.get('*/api/blog', () => response))
  expect(await failure(api.list('blog'))).toMatchObject({ status, message: messages.fault })
})

it('the time that the server asks to wait is in seconds', async () => {
  server.use(
    http.get('*/api/blog', () => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '5' } })),
    http.get('*/api/faq', () => HttpResponse.json({}, { status: 503, headers: { 'retry-after': 'Mon' } })),
  )
  expect(await failure(api.list('blog'))).toMatchObject({ retryAfter: 5 })
  expect(await failure(api.list('faq'))).not.toHaveProperty('retryAfter')
})

it('a call that takes too long fails', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  server.use(http.get('*/api/blog', () => delay('infinite')))
  expect(await failure(api.list('blog'))).toMatchObject({ status: 0, message: messages.fault })
})

it('slugs and ids are encoded as one path segment', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/blog/*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({ ...aPost() })
    }),
  )
  await api.bySlug('blog', 'a/b?c')
  await api.withTag('blog', '../x')
  expect(asked).toEqual(['/api/blog/a%2Fb%3Fc', '/api/blog/blog-id/..%2Fx'])
})

it.each([
  ['a call of the staff', true, (own: Api) => own.call(isRecord, '/faq/1', { method: 'DELETE' })],
  ['an upload', true, (own: Api) => updateEntry(own, 'team', '1', new FormData(), { onProgress: () => undefined })],
  ['the question who is signed in', false, (own: Api) => own.account()],
  ['a sign-in with a wrong password', false, (own: Api) => own.login({ email: 'a@example.com', password: 'x' })],
])('a 401 to %s ends the session: %s', async (_call, ends, call) => {
  const refused: number[] = []
  const own = createApi(pageRequest('/').fetch, 'en', (status) => refused.push(status))
  server.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Please login first' }, { status: 401 })))
  await expect(call(own)).rejects.toMatchObject({ status: 401 })
  expect(refused).toEqual(ends ? [401] : [])
})
