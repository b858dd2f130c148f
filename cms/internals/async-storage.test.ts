import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { disableAsyncStorage, watchAsyncStorage } from './async-storage.ts'

const hasCost = Number.parseInt(process.versions.node, 10) < 24

it('disables each storage that was used since, until it is used again', async () => {
  watchAsyncStorage()
  const [ran, entered] = [new AsyncLocalStorage<number>(), new AsyncLocalStorage<number>()]
  const work = ran.run(1, async () => {
    await yieldToEventLoop()
    return ran.getStore()
  })
  entered.enterWith(2)
  disableAsyncStorage()
  expect([await work, entered.getStore()]).toEqual(hasCost ? [undefined, undefined] : [1, 2])
  expect(await ran.run(3, async () => (await yieldToEventLoop(), ran.getStore()))).toBe(3)
})

it('leaves methods, results and errors as they are', () => {
  watchAsyncStorage()
  const storage = new AsyncLocalStorage<number>()
  expect(storage.run(1, (a, b) => [storage.getStore(), a, b], 'a', 'b')).toEqual([1, 'a', 'b'])
  expect(() =>
    storage.run(1, () => {
      throw new RangeError('out')
    }),
  ).toThrow(RangeError)
})
