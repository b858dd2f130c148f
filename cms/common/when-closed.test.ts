import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import { expect, it } from 'vitest'

import { whenClosed } from './when-closed.ts'

it('callbacks are called once, in their order, and share a listener', () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  const before = res.listenerCount('close')
  const called: number[] = []
  for (const n of [1, 2, 3]) whenClosed(res, () => called.push(n))
  expect(res.listenerCount('close')).toBe(before + 1)
  res.emit('close')
  res.emit('close')
  expect(called).toEqual([1, 2, 3])
})
