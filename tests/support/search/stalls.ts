import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const KEPT = 4096

/** Tells how long /api/health took to answer, which is how long the server's event loop stood still. */
export interface Stalls {
  /** The longest call of those that overlap a time span; the one under way counts up to its end. */
  longest: (from: number, to: number) => number
  stop: () => Promise<void>
}

/** The clock that the times of stalls are told by. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Watches the server that listens on a port. */
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
