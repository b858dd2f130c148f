import { log } from '#cms/common/log.ts'
import { unrefDelay } from '#cms/common/unref-delay.ts'
import { SURROGATE_KEY } from './shared-cache-headers.ts'

/** Changes within this time are sent as one. */
const COLLECT_MS = 100
/** The pause before keys are sent again: by then every node has seen the change, and what was computed before it has been sent. */
const AGAIN_MS = 2000
const TIMEOUT_MS = 5000
const MOST_PAUSE_MS = 60_000

export interface Purger {
  /** Queues the keys of a change. */
  purge: (keys: ReadonlySet<string>) => void
  /** Resolves once all keys are sent, or a last attempt has failed. */
  finish: () => Promise<void>
}

/**
 * Sends a cache in front of the site the keys to purge: as JSON, and in the header that responses have. Each change is sent
 * twice, since an older response may reach the cache after the first call; a failed call is repeated until it succeeds.
 */
export function createPurger(url: string, token?: string): Purger {
  let waiting = new Set<string>()
  let sending: Promise<void> | undefined
  const toSendAgain = new Set<Promise<void>>()
  const finishing = new AbortController()
  const sendAll = async (): Promise<void> => {
    for (let pauseMs = COLLECT_MS; waiting.size > 0;) {
      await unrefDelay(pauseMs, finishing.signal)
      const keys = waiting
      waiting = new Set()
      const problem = await send(url, token, [...keys].toSorted())
      pauseMs = problem === undefined ? COLLECT_MS : Math.min(MOST_PAUSE_MS, pauseMs * 2)
      if (problem === undefined) continue
      const isLast = finishing.signal.aborted
      log.warn(
        { problem, keys: [...keys], ...(isLast ? {} : { againInMs: pauseMs }) },
        'a purge of the cache in front failed',
      )
      if (isLast) break
      waiting = new Set([...keys, ...waiting])
    }
    // Now, not in a later microtask: keys that are queued before it would wait for the next change.
    sending = undefined
  }
  const enqueue = (keys: ReadonlySet<string>): void => {
    for (const key of keys) waiting.add(key)
    if (waiting.size > 0) sending ??= sendAll()
  }
  return {
    purge(keys) {
      enqueue(keys)
      const sendAgain = async () => {
        await unrefDelay(AGAIN_MS)
        enqueue(keys)
      }
      const again = sendAgain().finally(() => toSendAgain.delete(again))
      toSendAgain.add(again)
    },
    async finish() {
      await Promise.all(toSendAgain)
      finishing.abort()
      await sending
    },
  }
}

/** @returns what went wrong */
async function send(url: string, token: string | undefined, keys: readonly string[]): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SURROGATE_KEY]: keys.join(' '),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ keys }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error)
  }
}

/** Why a request failed. The error's own message may quote the URL or the token, and its cause's does not. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  if (cause) return 'code' in cause ? String(cause.code) : cause.message
  return error instanceof Error ? error.name : 'unknown'
}
