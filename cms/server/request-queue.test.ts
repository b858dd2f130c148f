import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRequestQueue } from './request-queue.ts'

/** A queue, the log of its requests, and functions to add and end one. */
function testQueue(limitMs: number, blockedUntil?: () => number) {
  const log: string[] = []
  const closed = new Set<string>()
  const running = new Map<string, () => void>()
  const enqueue = createRequestQueue(limitMs, blockedUntil)
  const add = (name: string, work: () => void = () => undefined): void =>
    enqueue({
      start: (done) => {
        log.push(`${name} starts`)
        running.set(name, done)
        work()
      },
      reject: () => log.push(`${name} is rejected`),
      isClosed: () => closed.has(name),
    })
  const end = (name: string) => running.get(name)?.()
  return { log, closed, add, end }
}

async function iterations(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await yieldToEventLoop()
}

// setImmediate is not faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

it('starts the first request at once, then one per event loop iteration, in order of arrival', async () => {
  const { log, add, end } = testQueue(1000)
  for (const name of ['a', 'b', 'c']) add(name)
  end('a')
  expect(log).toEqual(['a starts'])
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'b starts'])
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'b starts', 'c starts'])
  await yieldToEventLoop()
  add('d')
  expect(log.at(-1)).toBe('d starts')
})

it('a new request does not overtake waiting ones', async () => {
  const { log, add } = testQueue(1000)
  for (const name of ['a', 'b', 'c']) add(name)
  await yieldToEventLoop()
  add('d')
  await iterations(2)
  expect(log).toEqual(['a starts', 'b starts', 'c starts', 'd starts'])
})

it('runs at most four requests; one that ends, even if reported twice, frees one slot', async () => {
  const { log, add, end } = testQueue(1000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) add(name)
  await iterations(10)
  expect(log).toHaveLength(4)
  end('b')
  end('b')
  await iterations(10)
  expect(log.slice(4)).toEqual(['e starts'])
})

it('a request that takes longer than a second frees its slot', async () => {
  const { log, add, end } = testQueue(60_000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) add(name)
  await iterations(10)
  expect(log).toHaveLength(4)
  vi.advanceTimersByTime(1001)
  await iterations(10)
  expect(log).toHaveLength(8)
  // Its slot has been freed already: ending later frees none.
  end('a')
  await iterations(10)
  expect(log).toHaveLength(8)
})

it('rejects all requests that have waited too long and starts the next', async () => {
  const { log, add } = testQueue(500)
  add('a')
  add('b')
  add('c')
  vi.advanceTimersByTime(501)
  add('d')
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'b is rejected', 'c is rejected', 'd starts'])
})

it('waits longer for requests that came while the server was blocked by work that it does once', async () => {
  let blockedUntil = 0
  const { log, add } = testQueue(500, () => blockedUntil)
  for (const name of ['a', 'b', 'c']) add(name)
  vi.advanceTimersByTime(2000)
  blockedUntil = performance.now()
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'b starts'])
  vi.advanceTimersByTime(501)
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'b starts', 'c is rejected'])
})

it('drops a request whose client has disconnected', async () => {
  const { log, closed, add } = testQueue(500)
  for (const name of ['a', 'b', 'c']) add(name)
  closed.add('b')
  await yieldToEventLoop()
  expect(log).toEqual(['a starts', 'c starts'])
})
