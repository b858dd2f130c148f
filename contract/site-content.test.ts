import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { defaultSiteContent, featureDrawings, slideDrawings } from './site-content.ts'

const { slides, plans, tags, statistics, featureCards } = defaultSiteContent

test('the default content has the specified slides, tags and cards, without duplicates', () => {
  expect(slides.map(({ drawing }) => drawing)).toEqual(slideDrawings)
  expect(featureCards.map(({ drawing }) => drawing)).toEqual(featureDrawings)
  expect(new Set(tags).size).toBe(16)
})

test.each([
  ['slides', slideDrawings],
  ['features', featureDrawings],
])('each drawing of %s is in its file, and no other', (file, names) => {
  const svg = readFileSync(new URL(`../site/public/drawings/${file}.svg`, import.meta.url), 'utf8')
  expect([...svg.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id).sort()).toEqual([...names].sort())
})

test('the default plans are those of the price list', () => {
  expect(plans.map(({ name, price, period }) => [name, price, period])).toEqual([
    ['Regular Plan', 1900, 'Free'],
    ['Standard Plan', 5000, 'Per Year'],
    ['Golden Plan', 3500, 'Per Month'],
  ])
  expect(plans.every(({ features }) => features.length > 0)).toBe(true)
})

test('the default statistics are those that the firm states', () => {
  expect(statistics.map(({ value }) => value)).toEqual(['200+', '11+', '97%', '2+', '5+'])
})

test('every feature card is long enough to be expanded', () => {
  expect(Math.min(...featureCards.map(({ text }) => text.length))).toBeGreaterThan(90)
})

test('all default URLs and e-mail addresses are examples', () => {
  const addresses = JSON.stringify(defaultSiteContent).match(/https?:\/\/[^/"]+|[\w.]+@[\w.]+/g) ?? []
  const own = addresses.filter((address) => !address.endsWith('www.openstreetmap.org'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((address) => !/[./@]example\.com$/.test(address))).toEqual([])
})
