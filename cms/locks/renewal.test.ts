import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { renewEvery } from './renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('renews until it is stopped; a failure is logged, and the next renewal is tried', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const renew = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('timed out')).mockResolvedValue()
  const stop = renewEvery(1000, 'restore', renew)
  await vi.advanceTimersByTimeAsync(3000)
  expect(renew).toHaveBeenCalledTimes(3)
  expect(warned.mock.calls).toEqual([[{ err: expect.any(Error), lease: 'restore' }, 'a lease could not be renewed']])
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(renew).toHaveBeenCalledTimes(3)
  warned.mockRestore()
})
