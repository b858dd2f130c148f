import { atom } from 'jotai'

import { apiAtom } from './api-atom.ts'
import { messageOf, statusOf } from './errors.ts'
import { nothingFound, searchAtom, type SearchState } from './search.ts'

/** Searches for words; an empty text makes no request. Returns the HTTP status for the page. Outdated responses are dropped. */
export const loadSearchAtom = atom(null, async (get, set, q: string): Promise<number> => {
  const loading: SearchState = { ...get(searchAtom), status: 'loading', message: '', q }
  set(searchAtom, loading)
  const settle = (state: Partial<SearchState>) => {
    if (get(searchAtom) === loading) set(searchAtom, { ...loading, ...state })
  }
  try {
    settle({ status: 'success', foundFor: q, found: q === '' ? nothingFound : await get(apiAtom).search(q) })
    return 200
  } catch (error) {
    settle({ status: 'error', message: messageOf(error), found: nothingFound })
    return statusOf(error)
  }
})
