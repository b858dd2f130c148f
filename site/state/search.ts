import { atom } from 'jotai'

import type { Found } from '#contract/search.ts'

/** The query of the page of the search or of a tag, and its results. */
export interface SearchState {
  status: 'idle' | 'loading' | 'success' | 'error'
  /** The API's error message; empty if there is none. */
  message: string
  q: string
  /** The slug of the tag that was searched for in place of words; empty for words. */
  tag: string
  /** The last results and the query that they are for; they stay while another query is loaded. */
  found: Found
  foundFor: string
}

export const nothingFound: Found = { instead: '', types: [] }

export const searchAtom = atom<SearchState>({
  status: 'idle',
  message: '',
  q: '',
  tag: '',
  found: nothingFound,
  foundFor: '',
})
