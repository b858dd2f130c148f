import { createPath, type Location, type Navigator, type To } from 'react-router-dom'

import { isRecord } from '#contract/narrow.ts'
import { newEntry } from '../state/history-entry.ts'

/** The data stored with a history entry: its key, and the state that its page was opened with. */
function entryOf(stored: unknown): Pick<Location<unknown>, 'key' | 'state'> {
  if (!isRecord(stored) || typeof stored['key'] !== 'string') return { key: 'default', state: null }
  return { key: stored['key'], state: stored['state'] ?? null }
}

/**
 * Gives the present history entry a key, if the browser itself has made it: for a document that was opened by its URL, or for a place
 * within the page. Returns whether it had none.
 */
export function ensureKey(): boolean {
  const state: unknown = window.history.state
  const kept = isRecord(state) ? state : {}
  if (typeof kept['key'] === 'string') return false
  window.history.replaceState({ ...kept, ...newEntry() }, '')
  return true
}

/** The URL in the address bar, and the data of its history entry, which has a key from then on. */
export function currentPlace(): Location {
  ensureKey()
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, ...entryOf(window.history.state) }
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** The browser's history, for react-router's hooks; `onMove` is called once the URL has changed. */
export function browserNavigator(onMove: () => void): Navigator {
  const go = (method: 'pushState' | 'replaceState') => (to: To, state?: unknown) => {
    window.history[method](newEntry(state), '', hrefOf(to))
    onMove()
  }
  return {
    createHref: hrefOf,
    go: (steps) => window.history.go(steps),
    push: go('pushState'),
    replace: go('replaceState'),
  }
}
