export type Area = 'localStorage' | 'sessionStorage'

/** What is stored under `key`; null if nothing is, or if storage is disabled. */
export const readStored = (area: Area, key: string): string | null => attempt(() => window[area].getItem(key), null)

/** The same, parsed; undefined also for what is no JSON, since others may have written it. */
export function readStoredJson(area: Area, key: string): unknown {
  const text = readStored(area, key)
  return text === null ? undefined : attempt<unknown>(() => JSON.parse(text), undefined)
}

/** Stores `text`; returns whether that was possible: storage may be disabled or full. */
export function writeStored(area: Area, key: string, text: string): boolean {
  return attempt(() => {
    window[area].setItem(key, text)
    return true
  }, false)
}

export const removeStored = (area: Area, key: string): void => attempt(() => window[area].removeItem(key), undefined)

/** The keys under which something is stored; none if storage is disabled. */
export const storedKeys = (area: Area): readonly string[] => attempt(() => Object.keys(window[area]), [])

/** With storage disabled, the mere access to it throws. */
function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}
