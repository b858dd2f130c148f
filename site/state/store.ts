import type { createStore } from 'jotai'

/** The jotai store of one page view. */
export type Store = ReturnType<typeof createStore>
