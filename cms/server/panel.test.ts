import { once } from 'node:events'
import type { RequestListener } from 'node:http'

import express, { type RequestHandler } from 'express'
import { expect, it, onTestFinished, vi } from 'vitest'

import { createPanel, panelHandler } from './panel.ts'
import { requestPage } from './next-panel.ts'

const panel: RequestListener = (req, res) => void res.end(`the panel at ${req.url}`)

/** Serves a handler at /admin; returns a function that requests a page from it. */
async function serveAtAdmin(handler: RequestHandler): Promise<() => Promise<Response>> {
  const app = express().use('/admin', handler)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return () => fetch(`http://127.0.0.1:${port}/admin/login`)
}

it('without a scheduled time, the first request loads the panel, once', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const requestPanel = await serveAtAdmin(panelHandler(load))
  expect(load).not.toHaveBeenCalled()
  const responses = await Promise.all([requestPanel(), requestPanel()])
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(
    Array.from({ length: 2 }, () => 'the panel at /admin/login'),
  )
  expect(load).toHaveBeenCalledTimes(1)
})

it('no request loads the panel before the scheduled time: a request that waits too long gets 503 with Retry-After', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const requestPanel = await serveAtAdmin(panelHandler(load, new Promise(() => undefined), 20))
  const response = await requestPanel()
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await response.text()).toContain('http-equiv="refresh"')
  expect(load).not.toHaveBeenCalled()
})

it('the panel is loaded at the scheduled time without a request, and waiting requests get its response', async () => {
  let startLoading: () => void = () => undefined
  const time = new Promise<void>((resolve) => (startLoading = resolve))
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const requestPanel = await serveAtAdmin(panelHandler(load, time, 60_000))
  const waiting = requestPanel()
  startLoading()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect((await waiting).status).toBe(200)
  expect((await requestPanel()).status).toBe(200)
  expect(load).toHaveBeenCalledTimes(1)
})

it('after a failed load the next request tries again', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel).mockRejectedValueOnce(new Error('not built'))
  const requestPanel = await serveAtAdmin(panelHandler(load, Promise.resolve(), 60_000))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect((await requestPanel()).status).toBe(200)
  expect(load).toHaveBeenCalledTimes(2)
})

it('while the panel is being built its pages say so, and go on by themselves once it is', async () => {
  let isBuilt = false
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const config = { production: true, panelLoad: 'request' } as const
  const { waitForBuild, serve } = createPanel({ config: { cookiePrefix: 'x' } }, config, {
    isBuilt: () => isBuilt,
    load,
    untilIdle: async () => undefined,
  })
  const requestPanel = await serveAtAdmin((req, res, next) =>
    waitForBuild(req, res, (error?: unknown) => (error ? next(error) : serve(req, res, next))),
  )
  const response = await requestPanel()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toMatch(/http-equiv="refresh".*The panel is being built/)
  expect(load).not.toHaveBeenCalled()
  isBuilt = true
  expect((await requestPanel()).status).toBe(200)
})

it.each([
  ['with a session', '/', { cookie: 'a=b; x-token=y' }, 1],
  ['for the panel', '/admin/login', {}, 1],
  ['with another cookie', '/', { cookie: 'y-token=x' }, 0],
  ['for the login', '/login', {}, 0],
  ['for what only begins like it', '/administrators', {}, 0],
])('a request %s loads the panel in idle time: %s', async (_, path, headers, times) => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const config = { production: true, panelLoad: 'idle' } as const
  const untilIdle = vi.fn<() => Promise<void>>(async () => undefined)
  const { expectStaff } = createPanel({ config: { cookiePrefix: 'x' } }, config, {
    isBuilt: () => true,
    load,
    untilIdle,
  })
  const server = express().use(expectStaff).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${path}`, { headers })
  expect(load).toHaveBeenCalledTimes(times)
  expect(untilIdle.mock.calls.length).toBeGreaterThanOrEqual(times)
})

it('the event loop counts as blocked while the panel is being loaded, and not before or after', async () => {
  let loaded = (): void => undefined
  const load = () => new Promise<RequestListener>((resolve) => (loaded = () => resolve(panel)))
  const config = { production: true, panelLoad: 'request' } as const
  const parts = { isBuilt: () => true, load, untilIdle: async () => undefined }
  const { serve, blockedUntil } = createPanel({ config: { cookiePrefix: 'x' } }, config, parts)
  const requestPanel = await serveAtAdmin(serve)
  expect(blockedUntil()).toBe(0)
  const response = requestPanel()
  const laterThan = async (ms: number) => expect.poll(blockedUntil).toBeGreaterThan(ms)
  await laterThan(0)
  await laterThan(performance.now())
  loaded()
  expect((await response).status).toBe(200)
  const endedAt = blockedUntil()
  expect(endedAt).toBeLessThan(performance.now())
  expect(blockedUntil()).toBe(endedAt)
})

it('requestPage requests a page in the process', async () => {
  const requestedUrls: (string | undefined)[] = []
  await requestPage((req, res) => {
    requestedUrls.push(req.url)
    res.end('x'.repeat(100_000))
  }, '/admin/login')
  expect(requestedUrls).toEqual(['/admin/login'])
})
