import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { fileQueue } from './file-queue.ts'

/** A queue whose first work goes on until it is ended. */
function occupied(maxWaiting: number) {
  const queue = fileQueue(maxWaiting)
  let finish = (_result: string) => {}
  const first = queue.enqueue(() => new Promise<string>((resolve) => (finish = resolve)))
  return { ...queue, first, end: () => finish('first') }
}

const named = (name: string) => () => Promise.resolve(name)

it('one is worked on after the other, also after one that failed', async () => {
  const { enqueue, first, end, length } = occupied(2)
  let hasBegun = false
  const second = enqueue(async () => {
    hasBegun = true
    throw new Error('second')
  })
  const third = enqueue(named('third'))
  await nextTurn()
  expect([hasBegun, length()]).toEqual([false, 3])
  end()
  await expect(second).rejects.toThrow('second')
  expect([await first, await third, length()]).toEqual(['first', 'third', 0])
})

it('when too many wait the next one is told to come again', async () => {
  const { enqueue, first, end } = occupied(1)
  const second = enqueue(named('second'))
  await expect(enqueue(named('third'))).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  end()
  expect([await first, await second, await enqueue(named('fourth'))]).toEqual(['first', 'second', 'fourth'])
})

it('what a client that has left was waiting for is not begun, and makes room at once', async () => {
  const { enqueue, first, end, length } = occupied(1)
  const client = new AbortController()
  let hasBegun = false
  const left = enqueue(async () => (hasBegun = true), client.signal)
  client.abort()
  await expect(left).rejects.toMatchObject({ status: 400 })
  expect(length()).toBe(1)
  const next = enqueue(named('next'))
  await expect(enqueue(named('late'), client.signal)).rejects.toMatchObject({ status: 400 })
  end()
  expect([await first, await next, hasBegun, length()]).toEqual(['first', 'next', false, 0])
})
