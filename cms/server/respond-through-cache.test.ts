import { expect, it } from 'vitest'

import { arrayBody } from '#cms/api/json-array.ts'
import { toRenderedResponse } from './respond-through-cache.ts'

const entry = { text: 'क'.repeat(400_000) }

async function* pieces(count: number) {
  for (let n = 0; n < count; n += 1) yield [entry]
}

it('a large response is copied in several iterations of the event loop, byte for byte', async () => {
  let iterations = 0
  const counting = setInterval(() => (iterations += 1), 0)
  const body = await arrayBody(pieces(20))
  const before = iterations
  const { body: bytes } = await toRenderedResponse(new Response(body))
  clearInterval(counting)
  expect(iterations - before).toBeGreaterThan(1)
  expect(String(bytes) === JSON.stringify(Array.from({ length: 20 }, () => entry))).toBe(true)
})

it.each([
  ['nothing', null, ''],
  ['an empty array', undefined, '[]'],
])('a response of %s is the same', async (_what, given, text) => {
  const body = given === undefined ? await arrayBody(pieces(0)) : given
  expect(String((await toRenderedResponse(new Response(body))).body)).toBe(text)
})
