import type { BlockedUntil } from './overload-detector.ts'

/** A request that waits to be started. */
export interface QueuedRequest {
  /** Starts the work, which calls `done` at its end; further calls have no effect. */
  start: (done: () => void) => void
  /** Called instead of `start` when the request has waited too long. */
  reject: () => void
  /** Whether the client has disconnected: the request is dropped. */
  isClosed: () => boolean
}

/** More would not finish sooner on one event loop, but use more memory. */
const MAX_CONCURRENT = 4

/** A request that takes longer releases its slot: it waits for something, such as a hanging database. */
const SLOT_TIMEOUT_MS = 1000

/**
 * Starts requests in their order of arrival, a few concurrently and one per event loop iteration, so that requests outside
 * the queue (cached reads, pictures, health) are hardly delayed. Requests that have waited longer than the limit are rejected.
 */
export function createRequestQueue(
  limitMs: number,
  blockedUntil: BlockedUntil = () => 0,
): (request: QueuedRequest) => void {
  const queue: { request: QueuedRequest; since: number }[] = []
  let running = 0
  let hasStarted = false

  const start = (request: QueuedRequest) => {
    hasStarted = true
    running += 1
    setImmediate(() => {
      hasStarted = false
      next()
    })
    request.start(
      onceOrTimeout(() => {
        running -= 1
        next()
      }),
    )
  }
  const hasSlot = () => !hasStarted && running < MAX_CONCURRENT
  const next = () => {
    while (hasSlot()) {
      const first = queue.shift()
      if (!first) return
      const { request, since } = first
      if (request.isClosed()) continue
      if (performance.now() - Math.max(since, blockedUntil()) <= limitMs) start(request)
      else request.reject()
    }
  }
  return (request) => {
    queue.push({ request, since: performance.now() })
    next()
  }
}

/** Calls the work once: at the first call or at the time limit. */
function onceOrTimeout(work: () => void): () => void {
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(finish, SLOT_TIMEOUT_MS).unref()
  return finish
}
