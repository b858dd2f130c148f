import fc from 'fast-check'
import { expect, it } from 'vitest'

import { JsonCounter } from './json-counter.ts'

/** Members of objects and elements of arrays; empty objects and arrays count as one. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return Math.max(1, inner.length) + inner.reduce((sum: number, one) => sum + membersOf(one), 0)
}

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

const fits = (json: string, bounds: { members: number; depth: number }, size: number): boolean => {
  const counter = new JsonCounter(bounds)
  const bytes = Buffer.from(json)
  try {
    for (let at = 0; at < bytes.length; at += size) counter.feed(bytes.subarray(at, at + size))
    return true
  } catch {
    return false
  }
}

it('counts the members and depth of JSON, whatever the chunk sizes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(4), fc.integer({ min: 1, max: 9 }), (value, indent, size) => {
      const json = JSON.stringify(value, null, indent)
      const [members, depth] = [membersOf(value), depthOf(value)]
      expect(fits(json, { members, depth }, size)).toBe(true)
      if (members > 0) expect(fits(json, { members: members - 1, depth }, size)).toBe(false)
      if (depth > 0) expect(fits(json, { members, depth: depth - 1 }, size)).toBe(false)
    }),
  )
})

it('counts the members of the outermost object, duplicate names included', () => {
  const counter = new JsonCounter({ members: 100, depth: 10 })
  counter.feed(Buffer.from('{"a":":{[","b\\"":{"c":1,"d":2},"a":[{"e":1}]}'))
  expect(counter.topMembers).toBe(3)
})
