import { atom } from 'jotai'

import type { Found } from '#contract/search.ts'

/** What was searched for on the page of the search or of a tag, and what was found. */
export interface SearchState {
  status: 'idle' | 'loading' | 'success' | 'error'
  /** The API's. */
  message: string
  q: string
  /** The slug of the tag that was searched for in place of words; empty for words. */
  tag: string
  /** What was found, and for which words: while others are searched for, what was before. */
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
