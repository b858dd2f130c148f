import { executionAsyncResource } from 'node:async_hooks'

import { expect, it } from 'vitest'

import { keepTickObject } from './node-ticks.ts'

it('keeps an object of the class that Node makes for each tick', async () => {
  const kept = keepTickObject()
  const ofTick = await new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())))
  expect(kept).not.toBe(ofTick)
  expect(Reflect.ownKeys(kept ?? {})).toEqual(Reflect.ownKeys(ofTick))
  expect(ofTick).toHaveProperty('callback')
})
