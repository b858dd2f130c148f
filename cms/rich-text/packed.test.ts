import { expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { isPacked, pack, packAside, unpack } from './packed.ts'

const short = fromHtml('<p>नमस्ते <strong>x</strong></p>')
const long = fromHtml('<p>नमस्ते <strong>x</strong></p>'.repeat(4000))

it('a short structure is not packed', async () => {
  expect(pack(short)).toBe(short)
  expect(await packAside(short)).toBe(short)
  expect(unpack(short)).toBe(short)
})

it('a long structure is packed into a much shorter string and unpacked unchanged', async () => {
  const packed = pack(long)
  expect(isPacked(packed)).toBe(true)
  expect(String(packed).length).toBeLessThan(JSON.stringify(long).length / 10)
  expect(unpack(packed)).toEqual(long)
  expect(await packAside(long)).toBe(packed)
})

it.each([[null], [undefined], [''], ['text'], ['{"root":{}}'], [{ root: {} }]])(
  '%j is not recognised as packed',
  (value) => {
    expect(isPacked(value)).toBe(false)
    expect(unpack(value)).toBe(value)
  },
)
