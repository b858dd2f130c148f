import type { ResourceName } from '#contract/index.ts'
import { lists } from './lists.ts'
import type { Store } from './store.ts'

/** The types that the dashboard counts, in display order. */
export const countedTypes = [
  'blog',
  'team',
  'service',
  'career',
  'inquiry',
  'faq',
] as const satisfies readonly ResourceName[]

/** The shortest list query; its response has the total. */
export const countQuery = { limit: 1 }

/** Loads the number of entries of each counted type. */
export const loadCounts = (store: Store) =>
  Promise.all(countedTypes.map((name) => store.set(lists[name].loadAtom, countQuery)))
