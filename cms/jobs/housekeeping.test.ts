import type { Payload } from 'payload'
import { expect, it, onTestFinished, vi } from 'vitest'

import { runHousekeeping, scheduleHousekeeping } from './housekeeping.ts'

const payload = {} as Payload

it('continues with the other tasks when one fails', async () => {
  const ran: string[] = []
  await runHousekeeping(payload, {
    first: async () => ran.push('first'),
    broken: () => Promise.reject(new Error('EACCES')),
    last: async () => ran.push('last'),
  })
  expect(ran).toEqual(['first', 'last'])
})

it('once stopped, waits for the running task and begins no other', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ran: string[] = []
  const stop = scheduleHousekeeping(payload, {
    long: async () => {
      ran.push('begun')
      await new Promise((resolve) => setTimeout(resolve, 1000))
      ran.push('ended')
    },
    last: async () => ran.push('last'),
  })
  await vi.advanceTimersByTimeAsync(10_500)
  const stopped = stop().then(() => ran.push('stopped'))
  expect(ran).toEqual(['begun'])
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  await stopped
  expect(ran).toEqual(['begun', 'ended', 'stopped'])
})
