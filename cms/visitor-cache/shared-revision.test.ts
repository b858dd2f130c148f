import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sharedRevision } from './shared-revision.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The key-value store shared by the nodes. */
function storage() {
  const entries = new Map<string, unknown>()
  const state = { failsFor: 0, writes: 0 }
  return {
    state,
    kv: {
      get: async (key: string) => entries.get(key) ?? null,
      set: async (key: string, value: unknown) => {
        state.writes += 1
        if (state.writes <= state.failsFor) throw new Error('no primary')
        entries.set(key, value)
      },
    } as unknown as Payload['kv'],
  }
}

function node(kv: Payload['kv']) {
  let moves = 0
  const shared = sharedRevision({ kv })
  shared.follow({ current: () => moves, increment: () => void (moves += 1) })
  return { publish: shared.publish, published: shared.published, moves: () => moves }
}

const poll = () => vi.advanceTimersByTimeAsync(500)

it('a node sees the write of another node', async () => {
  const { kv } = storage()
  const [one, other] = [node(kv), node(kv)]
  await poll()
  const before = other.moves()
  one.publish()
  await poll()
  expect(other.moves()).toBe(before + 1)
})

it('a node sees the write of another node even if its own mark has replaced that node’s before it polled', async () => {
  const { kv } = storage()
  const [one, other] = [node(kv), node(kv)]
  await poll()
  const before = other.moves()
  one.publish()
  await vi.advanceTimersByTimeAsync(1)
  other.publish()
  await poll()
  expect(other.moves()).toBeGreaterThan(before)
})

it('a failed write of a mark is repeated until it succeeds or a newer mark replaces it', async () => {
  const { kv, state } = storage()
  const [one, other] = [node(kv), node(kv)]
  await poll()
  const before = other.moves()
  state.failsFor = 3
  one.publish()
  await vi.advanceTimersByTimeAsync(1500)
  one.publish()
  const published = vi.fn<() => void>()
  void one.published().then(published)
  await vi.advanceTimersByTimeAsync(1000)
  expect([other.moves(), published.mock.calls.length]).toEqual([before, 0])
  await vi.advanceTimersByTimeAsync(1500)
  expect([other.moves(), published.mock.calls.length, state.writes]).toEqual([before + 1, 1, 4])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state.writes).toBe(4)
})
