/** A row of the result table. */
export interface Row {
  name: string
  value: number
  unit: string
  /** The maximum or minimum of the value. */
  limit?: Limit
  /** The same measurement of a baseline in the same run. */
  beside?: { name: string; value: number }
  /** The limit of the value divided by the baseline's. */
  ratio?: Limit
  /** Further measurements for information, without limits. */
  also?: readonly { name: string; value: number }[]
}

type Limit = { most: number } | { least: number }

const within = (value: number, limit: Limit | undefined): boolean =>
  limit === undefined || ('most' in limit ? value <= limit.most : value >= limit.least)

const isKept = ({ value, limit, beside, ratio }: Row): boolean =>
  within(value, limit) && within(value / (beside?.value ?? value), ratio)

const shown = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 4 })

const bound = (limit: Limit): string => ('most' in limit ? `≤ ${shown(limit.most)}` : `≥ ${shown(limit.least)}`)

const limitText = ({ limit, ratio }: Row): string => (limit ? bound(limit) : ratio ? `× ${bound(ratio)}` : '')

const besideText = ({ value, beside, also }: Row): string =>
  [...(beside ? [beside] : []), ...(also ?? [])]
    .map((other) => `${shown(other.value)} ${other.name} (× ${shown(value / other.value)})`)
    .join(', ')

/** The rows as a text table, and whether all values are within their limits. */
export function table(rows: readonly Row[]): { text: string; withinLimits: boolean } {
  const cells = rows.map((row) => [
    row.name,
    `${shown(row.value)} ${row.unit}`,
    limitText(row),
    besideText(row),
    isKept(row) ? '' : 'over its limit',
  ])
  const all = [['', 'measured', 'limit', 'beside', ''], ...cells]
  const widths = [0, 1, 2, 3, 4].map((n) => Math.max(...all.map((line) => line[n]?.length ?? 0)))
  const text = all
    .map((line) =>
      line
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return { text, withinLimits: rows.every(isKept) }
}
