/** One line of the table. */
export interface Row {
  name: string
  value: number
  unit: string
  /** What it is held to: a greatest value, or a least one. */
  limit?: { most: number } | { least: number }
  /** What the same costs without us, measured in the same run. */
  beside?: { name: string; value: number }
}

const isKept = ({ value, limit }: Row): boolean =>
  limit === undefined || ('most' in limit ? value <= limit.most : value >= limit.least)

const shown = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 4 })

const limitText = ({ limit }: Row): string =>
  limit === undefined ? '' : 'most' in limit ? `≤ ${shown(limit.most)}` : `≥ ${shown(limit.least)}`

const besideText = ({ value, beside }: Row): string =>
  beside ? `${shown(beside.value)} ${beside.name} (× ${shown(value / beside.value)})` : ''

/** The rows as a table, and whether all limits are kept. */
export function table(rows: readonly Row[]): { text: string; kept: boolean } {
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
  return { text, kept: rows.every(isKept) }
}
