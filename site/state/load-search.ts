import { atom } from 'jotai'

import { apiAtom } from './api-atom.ts'
import { messageOf, statusOf } from './errors.ts'
import { nothingFound, searchAtom, type SearchState } from './search.ts'

/**
 * Searches for words, or for what carries a tag; without either nothing is asked. Outdated responses are dropped.
 *
 * @returns the HTTP status for the page
 */
export const loadSearchAtom = atom(null, async (get, set, q: string, tag: string = ''): Promise<number> => {
  const loading: SearchState = { ...get(searchAtom), status: 'loading', message: '', q, tag }
  set(searchAtom, loading)
  const settle = (state: Partial<SearchState>) => {
    if (get(searchAtom) === loading) set(searchAtom, { ...loading, ...state })
  }
  try {
    const found = q === '' && tag === '' ? nothingFound : await get(apiAtom).search(q, tag)
    settle({ status: 'success', foundFor: q, found })
    return 200
  } catch (error) {
    settle({ status: 'error', message: messageOf(error), found: nothingFound })
    return statusOf(error)
  }
})
