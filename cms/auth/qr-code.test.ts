import { encode } from 'uqr'
import { expect, it } from 'vitest'

import { qrCode } from './qr-code.ts'

it('the path has exactly the dark modules, within a light border of four', () => {
  const text = 'otpauth://totp/Site:asha@example.com?secret=ABCDEFGH'
  const { size, path } = qrCode(text)
  const dark = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let n = 0; n < Number(length); n += 1) dark.add(`${Number(x) + n} ${y}`)
  const { data } = encode(text, { ecc: 'M', border: 4 })
  expect(size).toBe(data.length)
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...dark]).toEqual(wanted)
  expect(Math.min(...wanted.flatMap((place) => place.split(' ').map(Number)))).toBe(4)
})
