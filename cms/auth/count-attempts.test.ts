import { expect, it } from 'vitest'

import { BoundedMemoryLimiter, MAX_KEYS } from './count-attempts.ts'

it('S10: the number of keys in memory is bounded, and the latest keys keep their counts', async () => {
  const counter = new BoundedMemoryLimiter({ points: 1, duration: 900 })
  const keys = Array.from({ length: MAX_KEYS + 10 }, (_, n) => `2001:db8:${n.toString(16)}::/64`)
  for (const key of keys) await counter.consume(key)
  const counted = await Promise.all(keys.map((key) => counter.get(key)))
  expect(counted.filter((found) => found !== null)).toHaveLength(MAX_KEYS)
  await expect(counter.consume(keys.at(-1) ?? '')).rejects.toMatchObject({ consumedPoints: 2 })
  await expect(counter.consume(keys[0] ?? '')).resolves.toMatchObject({ consumedPoints: 1 })
})

it('S10: a deleted key is counted from zero again', async () => {
  const counter = new BoundedMemoryLimiter({ points: 1, duration: 900 })
  await counter.consume('key')
  await counter.delete('key')
  await expect(counter.consume('key')).resolves.toMatchObject({ consumedPoints: 1 })
})
