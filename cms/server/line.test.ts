import { setImmediate as turn } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { inLine } from './line.ts'

/** A line, what has happened to those in it, and how to join it. */
function tried(limitMs: number) {
  const told: string[] = []
  const gone = new Set<string>()
  const underWay = new Map<string, () => void>()
  const join = inLine(limitMs)
  const add = (name: string, work: () => void = () => undefined): void =>
    join({
      begin: (done) => {
        told.push(`${name} begins`)
        underWay.set(name, done)
        work()
      },
      turnAway: () => told.push(`${name} is turned away`),
      isGone: () => gone.has(name),
    })
  const end = (name: string) => underWay.get(name)?.()
  return { told, gone, add, end }
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await turn()
}

// The turns of the event loop stay as they are.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

it('begins at once where nothing else does, and then one in each turn, in order', async () => {
  const { told, add, end } = tried(1000)
  for (const name of ['a', 'b', 'c']) add(name)
  end('a')
  expect(told).toEqual(['a begins'])
  await turn()
  expect(told).toEqual(['a begins', 'b begins'])
  await turn()
  expect(told).toEqual(['a begins', 'b begins', 'c begins'])
  await turn()
  add('d')
  expect(told.at(-1)).toBe('d begins')
})

it('what comes while others wait does not overtake them', async () => {
  const { told, add } = tried(1000)
  for (const name of ['a', 'b', 'c']) add(name)
  await turn()
  add('d')
  await turns(2)
  expect(told).toEqual(['a begins', 'b begins', 'c begins', 'd begins'])
})

it('four are under way at most; the end of one, told twice, lets one begin', async () => {
  const { told, add, end } = tried(1000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) add(name)
  await turns(10)
  expect(told).toHaveLength(4)
  end('b')
  end('b')
  await turns(10)
  expect(told.slice(4)).toEqual(['e begins'])
})

it('who takes longer than a second holds up nobody', async () => {
  const { told, add, end } = tried(60_000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) add(name)
  await turns(10)
  expect(told).toHaveLength(4)
  vi.advanceTimersByTime(1001)
  await turns(10)
  expect(told).toHaveLength(8)
  // Its place was given away: what comes late gives back nothing.
  end('a')
  await turns(10)
  expect(told).toHaveLength(8)
})

it('turns away what has waited too long, all of it at once, and goes on with the next', async () => {
  const { told, add } = tried(500)
  add('a')
  add('b')
  add('c')
  vi.advanceTimersByTime(501)
  add('d')
  await turn()
  expect(told).toEqual(['a begins', 'b is turned away', 'c is turned away', 'd begins'])
})

it('does nothing for who has left', async () => {
  const { told, gone, add } = tried(500)
  for (const name of ['a', 'b', 'c']) add(name)
  gone.add('b')
  await turn()
  expect(told).toEqual(['a begins', 'c begins'])
})
