import { readStoredJson, writeStored } from '../state/storage.ts'

const KEY = 'scrolled'
/** Entries that are remembered, the latest: more than a tab's history has. */
const MOST = 60

const isPosition = (value: unknown): value is [key: string, top: number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Others may have written what is stored. */
function stored(): [key: string, top: number][] {
  const parsed = readStoredJson('sessionStorage', KEY)
  return Array.isArray(parsed) ? parsed.filter(isPosition) : []
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
    save: (): boolean => writeStored('sessionStorage', KEY, JSON.stringify([...positions].slice(-MOST))),
  }
}
