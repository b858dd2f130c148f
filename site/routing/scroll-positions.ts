const KEY = 'scrolled'
/** Entries that are remembered, the latest: more than a tab's history has. */
const MOST = 60

const isPosition = (value: unknown): value is [key: string, top: number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Storage may be disabled or full, and have been written by others; the positions are optional. */
function stored(): [key: string, top: number][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isPosition) : []
  } catch {
    return []
  }
}

/** The scroll positions, in pixels, of the tab's history entries by their keys. */
export function scrollPositions() {
  const positions = new Map(stored())
  return {
    topOf: (key: string): number => positions.get(key) ?? 0,
    remember(key: string): void {
      positions.delete(key)
      positions.set(key, window.scrollY)
    },
    /** Keeps them for the tab's next document: of pages that are left without loading one, the browser knows none. */
    save(): void {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST)))
      } catch {
        // The way back leads to the top then.
      }
    },
  }
}
