import { expect, it } from 'vitest'

import { serialQueue } from './serial-queue.ts'

it('begins each work after the one before has ended, even if that failed', async () => {
  const { enqueue } = serialQueue()
  const seen: string[] = []
  const work = (name: string, fails: boolean) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (fails) throw new Error(name)
    return name
  }
  const results = await Promise.allSettled([enqueue(work('a', true)), enqueue(work('b', false))])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(results).toEqual([
    { status: 'rejected', reason: new Error('a') },
    { status: 'fulfilled', value: 'b' },
  ])
})
