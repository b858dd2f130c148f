import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { rememberState } from './storage-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the storage’s state is known without waiting for it, and is asked for every five seconds at most', async () => {
  const answers: ((succeeds: boolean) => void)[] = []
  const state = rememberState(() => new Promise((resolve) => answers.push(resolve)))
  const answer = async (succeeds: boolean) => {
    answers.at(-1)?.(succeeds)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect([state(), state(), answers.length]).toEqual(['ok', 'ok', 1])
  await answer(false)
  expect([state(), state(), answers.length]).toEqual(['unavailable', 'unavailable', 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect([state(), answers.length]).toEqual(['unavailable', 2])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([state(), answers.length]).toEqual(['unavailable', 2])
  await answer(true)
  expect(state()).toBe('ok')
})
