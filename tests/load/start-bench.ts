import { setTimeout as pause } from 'node:timers/promises'

import { median } from './generator.ts'
import { residentMegabytes } from './process-figures.ts'
import type { Row } from './row.ts'
import { startShipped } from './shipped-server.ts'
import { read } from './timed.ts'

const ROUNDS = 3
/** The time after which the memory of an idle server no longer grows. */
const REST_MS = 15_000

/**
 * The time from the process's start to its first page, its memory when idle, and the time of the panel's first page, which loads the
 * panel's code.
 */
export async function startRows(): Promise<Row[]> {
  const first = await startShipped()
  const times: number[] = []
  let memory = Number.NaN
  let panel = Number.NaN
  let server = first
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.end('SIGTERM')
    const started = performance.now()
    server = await first.restart()
    await read(`${server.url}/`)
    times.push((performance.now() - started) / 1000)
    if (round === ROUNDS - 1) {
      await pause(REST_MS)
      memory = residentMegabytes(server.pid) ?? Number.NaN
      const asked = performance.now()
      await read(`${server.url}/admin/login`)
      panel = (performance.now() - asked) / 1000
    }
  }
  await server.remove()
  return [
    { name: 'Start to the first page', value: median(times), unit: 's', limit: { most: 1 } },
    { name: 'Memory at rest', value: memory, unit: 'MB', limit: { most: 150 } },
    { name: '/admin/login, the first time', value: panel, unit: 's', limit: { most: 5 } },
  ]
}
