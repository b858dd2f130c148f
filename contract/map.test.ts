import { expect, test } from 'vitest'

import { mapOf } from './map.ts'

test('the map has its marker at the position and covers its surroundings', () => {
  const { mapEmbedUrl, mapLinkUrl } = mapOf({ latitude: 27.6915, longitude: 85.342 })
  const embedded = new URL(mapEmbedUrl).searchParams
  expect(embedded.get('bbox')).toBe('85.3320,27.6855,85.3520,27.6975')
  expect(embedded.get('marker')).toBe('27.6915,85.3420')
  expect(mapLinkUrl).toBe('https://www.openstreetmap.org/?mlat=27.6915&mlon=85.3420#map=16/27.6915/85.3420')
})

test.each([
  [90, 180],
  [-90, -180],
  [0, 0],
])('stays on the globe at %d, %d', (latitude, longitude) => {
  const box = (new URL(mapOf({ latitude, longitude }).mapEmbedUrl).searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  const [west = NaN, south = NaN, east = NaN, north = NaN] = box
  expect(west).toBeLessThan(east)
  expect(south).toBeLessThan(north)
  expect(Math.max(Math.abs(west), Math.abs(east))).toBeLessThanOrEqual(180)
  expect(Math.max(Math.abs(south), Math.abs(north))).toBeLessThanOrEqual(90)
})
