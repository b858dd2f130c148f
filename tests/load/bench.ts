import { keptRows } from './kept-rows.ts'
import { pageRows } from './page-rows.ts'
import { richTextRows } from './rich-text-rows.ts'
import { type Row, table } from './row.ts'
import { startRows } from './start-rows.ts'

/** What is measured, in the table's order. */
const benchmarks: readonly (() => Promise<Row[]>)[] = [startRows, keptRows, pageRows, richTextRows]

/** Runs all benchmarks, prints their table, and tells whether every limit is kept. */
export async function bench(): Promise<boolean> {
  const rows: Row[] = []
  for (const measure of benchmarks) rows.push(...(await measure()))
  const { text, kept } = table(rows)
  console.log(`\n${text}`)
  return kept
}
