import { once } from 'node:events'
import type { RequestListener } from 'node:http'

import express, { type RequestHandler } from 'express'
import { expect, it, onTestFinished, vi } from 'vitest'

import { panelHandler } from './panel.ts'
import { askOnce } from './panel-load.ts'

const panel: RequestListener = (req, res) => void res.end(`the panel at ${req.url}`)

/** Asks a door that stands at /admin. */
async function standing(door: RequestHandler): Promise<() => Promise<Response>> {
  const app = express().use('/admin', door)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return () => fetch(`http://127.0.0.1:${port}/admin/login`)
}

it('is loaded by its first request where nothing else is said, once', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const ask = await standing(panelHandler(load))
  expect(load).not.toHaveBeenCalled()
  const answers = await Promise.all([ask(), ask()])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 2 }, () => 'the panel at /admin/login'),
  )
  expect(load).toHaveBeenCalledTimes(1)
})

it('no request loads it before its time: who has waited too long is told to come again', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const ask = await standing(panelHandler(load, new Promise(() => undefined), 20))
  const answer = await ask()
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await answer.text()).toContain('http-equiv="refresh"')
  expect(load).not.toHaveBeenCalled()
})

it('is loaded when it is time, without being asked, and answers who has waited', async () => {
  let isTime: () => void = () => undefined
  const time = new Promise<void>((resolve) => (isTime = resolve))
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel)
  const ask = await standing(panelHandler(load, time, 60_000))
  const waiting = ask()
  isTime()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect((await waiting).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a load that failed is tried again by the next request', async () => {
  const load = vi.fn<() => Promise<RequestListener>>(async () => panel).mockRejectedValueOnce(new Error('not built'))
  const ask = await standing(panelHandler(load, Promise.resolve(), 60_000))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect((await ask()).status).toBe(200)
  expect(load).toHaveBeenCalledTimes(2)
})

it('a page is asked for within the process', async () => {
  const asked: (string | undefined)[] = []
  await askOnce((req, res) => {
    asked.push(req.url)
    res.end('x'.repeat(100_000))
  }, '/admin/login')
  expect(asked).toEqual(['/admin/login'])
})
