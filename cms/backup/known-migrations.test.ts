import { expect, it } from 'vitest'

import { mongodbMigrations } from '#cms/database/mongodb-migrations.ts'
import { migrations } from '#cms/migrations/index.ts'
import { firstMissingInMongodb, firstUnknown } from './known-migrations.ts'

const all = migrations.map(({ name }) => name)
const ofMongodb = mongodbMigrations.map(({ name }) => name)

it('the migrations of either database are known, and later ones are not', () => {
  expect([firstUnknown(all), firstUnknown(ofMongodb), firstUnknown([])]).toEqual([undefined, undefined, undefined])
  expect(firstUnknown([...all, '29990101_later', '29990102_latest'])).toBe('29990101_later')
})

it('a MongoDB database is of this version with all of its migrations, and lacks the first one that it is without', () => {
  expect(firstMissingInMongodb(ofMongodb)).toBeUndefined()
  expect(firstMissingInMongodb(ofMongodb.slice(0, -1))).toBe(ofMongodb.at(-1))
  expect(firstMissingInMongodb([])).toBe(ofMongodb[0])
})
