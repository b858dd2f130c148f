import { setTimeout as pause } from 'node:timers/promises'

import { log } from '#cms/common/log.ts'
import { SURROGATE_KEY } from './shared-caches.ts'

/** Changes of this time are sent as one. */
const COLLECT_MS = 100
/** By then every node has seen the change, and responses that were computed before it have been sent. */
const AGAIN_MS = 2000
const TIMEOUT_MS = 5000
const MOST_PAUSE_MS = 60_000

/**
 * Tells a cache in front of the site which keys to purge: as JSON, and in a header as the responses have it. Each change is told twice,
 * as a response from before may reach the cache after the first; a call that fails is repeated until it succeeds.
 *
 * @returns to be called with the keys of each change
 */
export function createPurger(url: string, token?: string): (keys: ReadonlySet<string>) => void {
  let waiting = new Set<string>()
  let sending: Promise<void> | undefined
  const sendAll = async (): Promise<void> => {
    for (let pauseMs = COLLECT_MS; waiting.size > 0;) {
      await pause(pauseMs, undefined, { ref: false })
      const keys = waiting
      waiting = new Set()
      const problem = await send(url, token, [...keys].toSorted())
      pauseMs = problem === undefined ? COLLECT_MS : Math.min(MOST_PAUSE_MS, pauseMs * 2)
      if (problem === undefined) continue
      log.warn({ problem, keys: [...keys], againInMs: pauseMs }, 'a purge of the cache in front failed')
      waiting = new Set([...keys, ...waiting])
    }
  }
  const purge = (keys: ReadonlySet<string>): void => {
    for (const key of keys) waiting.add(key)
    sending ??= sendAll().finally(() => (sending = undefined))
  }
  return (keys) => {
    purge(keys)
    setTimeout(() => purge(keys), AGAIN_MS).unref()
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
    return error instanceof Error ? error.message : String(error)
  }
}
