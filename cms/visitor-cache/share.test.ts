import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sharedRevision } from './share.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What nodes have in common. */
function storage() {
  const kept = new Map<string, unknown>()
  return {
    kept,
    kv: {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: unknown) => void kept.set(key, value),
    } as unknown as Payload['kv'],
  }
}

function node(kv: Payload['kv']) {
  let moves = 0
  const shared = sharedRevision({ kv })
  shared.watch({ current: () => moves, move: () => void (moves += 1) })
  return { tell: shared.tell, moves: () => moves }
}

const look = () => vi.advanceTimersByTimeAsync(500)

it('a node learns of another’s write', async () => {
  const { kv } = storage()
  const [one, other] = [node(kv), node(kv)]
  await look()
  const before = other.moves()
  one.tell()
  await look()
  expect(other.moves()).toBe(before + 1)
})

it('a node learns of another’s write also if its own mark came over it before it looked', async () => {
  const { kv } = storage()
  const [one, other] = [node(kv), node(kv)]
  await look()
  const before = other.moves()
  one.tell()
  await vi.advanceTimersByTimeAsync(1)
  other.tell()
  await look()
  expect(other.moves()).toBeGreaterThan(before)
})
