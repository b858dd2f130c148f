import { appendFileSync } from 'node:fs'

/** Adds a row to the table that `npm run faults` prints: the id in docs/faults.md, what was measured, its limit and the value. */
export function measured(id: string, what: string, limit: string, value: string): void {
  const file = process.env['FAULTS_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify({ id, what, limit, value })}\n`)
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
