import { pathToFileURL } from 'node:url'
import path from 'node:path'

import type { SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'

import { orderField } from './payload-order.ts'

const collection = (name: string, type: string) =>
  ({
    slug: 'services',
    fields: [
      { name: 'title', type: 'text' },
      { name, type },
    ],
  }) as unknown as SanitizedCollectionConfig

it('the field that stores the order is found; a renamed one is an error', () => {
  expect(orderField(collection('_order', 'text'))).toEqual({ name: '_order', type: 'text' })
  expect(() => orderField(collection('_position', 'text'))).toThrow('services has no text field _order')
  expect(() => orderField(collection('_order', 'number'))).toThrow('services has no text field _order')
})

it('a key with digits behind it stands between it and the next, with room on both sides', async () => {
  const file = path.resolve('node_modules/payload/dist/config/orderable/fractional-indexing.js')
  const { generateKeyBetween } = await import(pathToFileURL(file).href)
  for (const last of [null, 'a0', 'az', 'bzz', 'a1z0k']) {
    const next: string = generateKeyBetween(last, null)
    const [own, after] = [`${next}10000z01`, generateKeyBetween(`${next}10000z01`, null)]
    const between = [generateKeyBetween(last, own), generateKeyBetween(next, own), generateKeyBetween(own, after)]
    expect([last ?? '', between[0], own, between[2], after].toSorted()).toEqual([
      last ?? '',
      between[0],
      own,
      between[2],
      after,
    ])
    expect(next < between[1] && between[1] < own).toBe(true)
  }
})
