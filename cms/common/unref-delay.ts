/** Resolves after a time, or at once when the signal is aborted. Does not keep the process alive. */
export const unrefDelay = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    timer.unref()
    signal?.addEventListener('abort', end)
  })
