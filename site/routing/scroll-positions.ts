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

/**
 * Lays out the parts that first-view.ts leaves for later, and keeps what is in view in its place: a jump has left out some of the parts
 * above, and only with their real heights does a position lead back. Browsers that anchor scrolling do it for the next frame only.
 */
function layOutAll(): void {
  const inView = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const place = () => inView?.getBoundingClientRect().top ?? 0
  const before = place()
  delete document.documentElement.dataset['firstView']
  window.scrollBy(0, place() - before)
}

/** The scroll positions, in pixels, of the tab's history entries by their keys. */
export function scrollPositions() {
  const positions = new Map(stored())
  return {
    topOf: (key: string): number => positions.get(key) ?? 0,
    remember(key: string): void {
      if (window.scrollY) layOutAll()
      positions.delete(key)
      positions.set(key, window.scrollY)
    },
    /** Keeps them for the tab's next document: of pages that are left without loading one, the browser knows none. */
    save: (): boolean => writeStored('sessionStorage', KEY, JSON.stringify([...positions].slice(-MOST))),
  }
}
