import { appendFileSync } from 'node:fs'

/** Puts a line into the table that `npm run faults` prints: a figure of docs/faults.md, its limit, and what was measured. */
export function measured(id: string, what: string, limit: string, value: string): void {
  const file = process.env['FAULTS_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify({ id, what, limit, value })}\n`)
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
