import { encode } from 'uqr'

import type { QrCode } from '#contract/second-factor.ts'

/** The light border in modules, which readers need to find the code. */
const BORDER = 4

/** A text as a QR code: each run of dark modules in a row is a rectangle of the path. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.map((row, y) =>
    runsOf(row)
      .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return { size, path: path.join('') }
}

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  })
  return runs
}
