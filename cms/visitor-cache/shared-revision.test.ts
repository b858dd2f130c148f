import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sharedRevision } from './shared-revision.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The key-value store shared by the nodes. */
function storage() {
  const entries = new Map<string, unknown>()
  return {
    entries,
    kv: {
      get: async (key: string) => entries.get(key) ?? null,
      set: async (key: string, value: unknown) => void entries.set(key, value),
    } as unknown as Payload['kv'],
  }
}

function node(kv: Payload['kv']) {
  let moves = 0
  const shared = sharedRevision({ kv })
  shared.follow({ current: () => moves, increment: () => void (moves += 1) })
  return { publish: shared.publish, moves: () => moves }
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
