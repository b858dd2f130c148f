import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Poll {
  /** The response times since the last call in milliseconds, sorted; it waits for the pending response, which is included. */
  waits: () => Promise<number[]>
  end: () => Promise<unknown>
}

/** Requests a URL repeatedly from a worker thread. */
export async function poll(url: string, everyMs: number): Promise<Poll> {
  const worker = new Worker(new URL('poller.js', import.meta.url), { workerData: { url, everyMs } })
  await once(worker, 'online')
  return {
    waits: async () => {
      worker.postMessage('')
      const [message]: unknown[] = await once(worker, 'message')
      return numbersOf(message).sort((a, b) => a - b)
    },
    end: () => worker.terminate(),
  }
}

const numbersOf = (message: unknown): number[] =>
  Array.isArray(message) ? message.filter((one): one is number => typeof one === 'number') : []
