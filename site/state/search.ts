import { atom } from 'jotai'

import { everyType, type Found, type SearchQuery } from '#contract/search.ts'

/** The query of the page of the search or of a tag, and its results. */
export interface SearchState extends SearchQuery {
  status: 'idle' | 'loading' | 'success' | 'error'
  /** The API's error message; empty if there is none. */
  message: string
  /** The last results and the query that they are for; they stay while another query is loaded. */
  found: Found
  foundFor: SearchQuery
}

export const nothingFound: Found = { instead: '', pages: [], types: [] }

export const noSearch: SearchQuery = { q: '', tag: '', ...everyType }

export const searchAtom = atom<SearchState>({
  status: 'idle',
  message: '',
  ...noSearch,
  found: nothingFound,
  foundFor: noSearch,
})
