import { setTimeout as pause } from 'node:timers/promises'

import { startShipped } from './shipped-server.ts'
import { median } from './generator.ts'
import { residentMegabytes } from './process-figures.ts'
import type { Row } from './row.ts'

const ROUNDS = 3
const REST_MS = 3000

/** From the start of the process to its first page, and the memory it then takes at rest. The panel is not loaded. */
export async function startRows(): Promise<Row[]> {
  const first = await startShipped()
  const times: number[] = []
  let memory = Number.NaN
  let server = first
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.end('SIGTERM')
    const started = performance.now()
    server = await first.restart()
    const page = await fetch(`${server.url}/`)
    await page.arrayBuffer()
    times.push((performance.now() - started) / 1000)
    if (round === ROUNDS - 1) {
      await pause(REST_MS)
      memory = residentMegabytes(server.pid) ?? Number.NaN
    }
  }
  await server.remove()
  return [
    { name: 'Start to the first page', value: median(times), unit: 's', limit: { most: 2 } },
    { name: 'Memory at rest', value: memory, unit: 'MB', limit: { most: 300 } },
  ]
}
