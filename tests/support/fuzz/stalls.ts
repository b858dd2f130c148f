import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const KEPT = 4096

/** Measures how long /api/health takes to respond, which is how long the server's event loop was blocked. */
export interface Stalls {
  /** The longest call that overlaps a period; a pending call counts up to the period's end. */
  longest: (from: number, to: number) => number
  stop: () => Promise<void>
}

/** The clock of these measurements, in milliseconds since 1970. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Starts measuring the server on a port. */
export async function watchStalls(port: number): Promise<Stalls> {
  const times = new Float64Array(new SharedArrayBuffer((2 + 2 * KEPT) * 8))
  const worker = new Worker(new URL('poll-health.js', import.meta.url), { workerData: { port, times } })
  await once(worker, 'online')
  return {
    longest: (from, to) => {
      const underWay = times[1] ?? 0
      let most = underWay > 0 ? to - underWay : 0
      for (let n = 0; n < Math.min(times[0] ?? 0, KEPT); n += 1) {
        const [started = 0, ended = 0] = times.subarray(2 + 2 * n, 4 + 2 * n)
        if (ended >= from && started <= to) most = Math.max(most, ended - started)
      }
      return most
    },
    stop: async () => {
      worker.postMessage('stop')
      await once(worker, 'exit')
    },
  }
}
