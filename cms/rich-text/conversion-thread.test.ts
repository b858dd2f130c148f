import { expect, it, vi } from 'vitest'

import { ConversionThread, TooComplex } from './conversion-thread.ts'

/** A worker that counts its tasks instead of converting, and fails on demand. */
const source = `
  import { parentPort } from 'node:worker_threads'
  let given = 0
  parentPort.on('message', ({ html }) => {
    if (html === 'huge') for (const filler = []; ; ) filler.push(Array.from({ length: 1000 }, (_, i) => ({ i })))
    if (html === 'broken') throw new TypeError('broken')
    if (html === 'end') process.exit()
    given += 1
    parentPort.postMessage({ stored: String(given), html })
  })`
const thread = () => new ConversionThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), 16)

it('documents are converted one after the other in one thread', async () => {
  const one = thread()
  const results = await Promise.all(['a', 'b', 'c'].map((html) => one.convert({ html })))
  expect(results).toEqual([
    { stored: '1', html: 'a' },
    { stored: '2', html: 'b' },
    { stored: '3', html: 'c' },
  ])
})

it.each([
  ['huge', TooComplex],
  ['broken', TypeError],
  ['end', Error],
])(
  'after a document that makes the thread fail (%s), the next one is converted in a new thread',
  async (html, error) => {
    const one = thread()
    const [before, failed, after] = await Promise.allSettled(
      ['a', html, 'b'].map((each) => one.convert({ html: each })),
    )
    expect(before).toEqual({ status: 'fulfilled', value: { stored: '1', html: 'a' } })
    expect(failed).toEqual({ status: 'rejected', reason: expect.any(error) })
    expect(after).toEqual({ status: 'fulfilled', value: { stored: '1', html: 'b' } })
  },
)

it('a document that arrives when the idle thread ends is converted in a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const one = thread()
    await one.convert({ html: 'a' })
    vi.runOnlyPendingTimers()
    expect(await one.convert({ html: 'b' })).toEqual({ stored: '1', html: 'b' })
  } finally {
    vi.useRealTimers()
  }
})
