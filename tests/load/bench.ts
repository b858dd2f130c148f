import { listRows, listRowsOnMongodb } from './list-bench.ts'
import { growthRows } from './growth-bench.ts'
import { cachedRows } from './cached-bench.ts'
import { lighthouseRows } from './lighthouse-bench.ts'
import { missedRows } from './missed-bench.ts'
import { pageRows } from './page-bench.ts'
import { richTextRows } from './rich-text-bench.ts'
import { type Row, table } from './row.ts'
import { startRows } from './start-bench.ts'
import { writeRows } from './write-bench.ts'

/** The benchmarks in the table's order. */
const benchmarks: Readonly<Record<string, () => Promise<Row[]>>> = {
  start: startRows,
  cached: cachedRows,
  missed: missedRows,
  writes: writeRows,
  growth: growthRows,
  lists: () => listRows(),
  'lists-mongodb': listRowsOnMongodb,
  pages: pageRows,
  lighthouse: lighthouseRows,
  'rich-text': richTextRows,
}

/**
 * Runs the named benchmarks, or all, and prints each one's table once it is measured. If one fails, the others still run.
 *
 * @returns whether all were measured and every value is within its limit
 */
export async function bench(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name))
  if (unknown.length > 0) throw new Error(`No benchmark ${unknown.join(', ')}: ${Object.keys(benchmarks).join(', ')}`)
  let isSound = true
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue
    try {
      const { text, withinLimits } = table(await measure())
      console.log(`\n${name}\n${text}`)
      isSound &&= withinLimits
    } catch (error) {
      console.error(`\n${name} could not be measured:`, error)
      isSound = false
    }
  }
  return isSound
}
