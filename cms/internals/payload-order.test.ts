import { pathToFileURL } from 'node:url'
import path from 'node:path'

import type { SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'

import { isInvalidKeyError, orderField } from './payload-order.ts'

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

it('what Payload throws for invalid keys is recognised', async () => {
  const file = path.resolve('node_modules/payload/dist/config/orderable/fractional-indexing.js')
  const { generateKeyBetween } = await import(pathToFileURL(file).href)
  const errorOf = (before: string | null, after: string | null): unknown => {
    try {
      return generateKeyBetween(before, after)
    } catch (error) {
      return error
    }
  }
  for (const [before, after] of [
    ['!', null],
    ['a1', 'a0'],
    ['a0', 'a0'],
  ] as const)
    expect(isInvalidKeyError(errorOf(before, after)), `${before} ${after}`).toBe(true)
  expect(isInvalidKeyError(errorOf('a0', 'a1'))).toBe(false)
  expect(isInvalidKeyError(new Error('the database is away'))).toBe(false)
})
