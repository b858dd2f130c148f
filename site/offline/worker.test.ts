import { expect, it, vi } from 'vitest'

const origin = 'http://localhost'

/** Starts the worker with a server that sends nothing and all pages read. Returns functions that dispatch the browser’s events to it. */
async function startWorker() {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  })
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match: (url: string) => Promise.resolve(`read: ${url}`) }) })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await import('./worker.ts')
  const waitUntil = () => undefined
  return {
    report: (data: unknown) => listeners.get('message')?.({ data, waitUntil }),
    /** Opens a page; returns what was answered so far. */
    open(path: string) {
      const answers: unknown[] = []
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'navigate', destination: 'document', url: origin + path },
        waitUntil,
        respondWith: (response: Promise<unknown>) => void response.then((answer) => answers.push(answer)),
      })
      return answers
    },
  }
}

it('what a page has waited counts for the navigation to its address, once', async () => {
  vi.useFakeTimers()
  const worker = await startWorker()
  for (const data of [
    12_000,
    null,
    { href: 1, waited: 12_000 },
    { href: `${origin}/b`, waited: '12000' },
    { href: '' },
  ])
    worker.report(data)
  worker.report({ href: `${origin}/a#part`, waited: 12_000 })
  const [other, own] = [worker.open('/b'), worker.open('/a')]
  await vi.advanceTimersByTimeAsync(1)
  expect([other, own]).toEqual([[], [`read: ${origin}/a`]])
  const again = worker.open('/a')
  await vi.advanceTimersByTimeAsync(1000)
  expect([other, again]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(3000)
  expect([other, again]).toEqual([[`read: ${origin}/b`], [`read: ${origin}/a`]])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
