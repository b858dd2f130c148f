export interface SerialQueue {
  /** Runs work after all that was enqueued before, whether that succeeded or failed; resolves or rejects as the work does. */
  enqueue: <T>(work: () => Promise<T>) => Promise<T>
}

/** A queue that does one work after the other. */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    enqueue: (work) => {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
  }
}
