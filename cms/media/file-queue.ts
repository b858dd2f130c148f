import { serialQueue } from '#contract/serial-queue.ts'
import { clientGone, serviceUnavailable } from '#cms/common/http-error.ts'

export interface FileQueue {
  /**
   * Runs work on one file after the other. Throws 503 when too many wait, and 400 once the signal is aborted while the work waits,
   * which is then never begun.
   */
  enqueue: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** The number of files that are waiting or being worked on. */
  length: () => number
}

/** A queue of files, of which at most so many wait. */
export function fileQueue(maxWaiting: number): FileQueue {
  const queue = serialQueue()
  let length = 0
  return {
    length: () => length,
    enqueue: <T>(work: () => Promise<T>, signal?: AbortSignal) => {
      if (signal?.aborted) return Promise.reject(clientGone())
      if (length > maxWaiting) return Promise.reject(serviceUnavailable())
      length += 1
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          length -= 1
          reject(clientGone())
        }
        signal?.addEventListener('abort', leave, { once: true })
        void queue.enqueue(async () => {
          signal?.removeEventListener('abort', leave)
          if (signal?.aborted) return
          await work()
            .finally(() => (length -= 1))
            .then(resolve, reject)
        })
      })
    },
  }
}
