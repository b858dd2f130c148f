import { growthRows } from './growth-rows.ts'
import { cachedRows } from './cached-rows.ts'
import { missedRows } from './missed-rows.ts'
import { pageRows } from './page-rows.ts'
import { richTextRows } from './rich-text-rows.ts'
import { type Row, table } from './row.ts'
import { startRows } from './start-rows.ts'
import { writeRows } from './write-rows.ts'

/** What is measured, in the table's order. */
const benchmarks: Readonly<Record<string, () => Promise<Row[]>>> = {
  start: startRows,
  cached: cachedRows,
  missed: missedRows,
  writes: writeRows,
  growth: growthRows,
  pages: pageRows,
  'rich-text': richTextRows,
}

/** Runs the named benchmarks, or all, prints their table, and returns whether every value is within its limit. */
export async function bench(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name))
  if (unknown.length > 0) throw new Error(`No benchmark ${unknown.join(', ')}: ${Object.keys(benchmarks).join(', ')}`)
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(benchmarks))
    if (names.length === 0 || names.includes(name)) rows.push(...(await measure()))
  const { text, withinLimits } = table(rows)
  console.log(`\n${text}`)
  return withinLimits
}
