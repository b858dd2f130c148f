import fc from 'fast-check'
import { expect, it } from 'vitest'

import { IdTranslation } from './ids.ts'

const OBJECT_ID = /^[0-9a-f]{24}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

/** Seconds since 1970, from 2017 to 2065. */
const seconds = fc.integer({ min: 1_500_000_000, max: 3_000_000_000 })
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))
const objectId = fc.tuple(seconds, hex(16)).map(([time, rest]) => time.toString(16).padStart(8, '0') + rest)
const uuid = fc.tuple(seconds, fc.integer({ min: 0, max: 999 }), hex(18)).map(([time, ms, rest]) => {
  const stamp = (time * 1000 + ms).toString(16).padStart(12, '0')
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`
})

it.each([
  ['sqlite' as const, uuid, OBJECT_ID],
  ['mongodb' as const, objectId, UUID],
])('ids of %s become different ones of the other form, in the order of their time', (from, id, form) => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 2, maxLength: 20 }), (all) => {
      const translation = new IdTranslation(from)
      for (const one of all) translation.add(one)
      const became = all.map((one) => translation.idOf(one))
      for (const one of became) expect(one).toMatch(form)
      expect(new Set(became).size).toBe(all.length)
      const time = (one: string) => Number.parseInt(one.replaceAll('-', '').slice(0, form === UUID ? 12 : 8), 16)
      const before = (one: string) => Number.parseInt(one.replaceAll('-', '').slice(0, form === UUID ? 8 : 12), 16)
      const sorted = all.toSorted((one, other) => before(one) - before(other))
      const times = sorted.map((one) => time(translation.idOf(one)))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }),
  )
})

it('every id that was added is translated wherever it is named, and nothing else', () => {
  const [known, unknown] = ['019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000002']
  const translation = new IdTranslation('sqlite')
  translation.add(known)
  const id = translation.idOf(known)
  const at = new Date()
  expect(
    translation.apply({ author: known, [known]: [{ link: `/edit/${known}`, other: unknown }], at, n: 1, none: null }),
  ).toEqual({ author: id, [id]: [{ link: `/edit/${id}`, other: unknown }], at, n: 1, none: null })
  expect(() => translation.idOf(unknown)).toThrow(/repeat/)
})
