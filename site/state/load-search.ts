import { atom } from 'jotai'

import type { SearchQuery } from '#contract/search.ts'
import { apiAtom } from './api-atom.ts'
import { messageOf, statusOf } from './errors.ts'
import { noSearch, nothingFound, searchAtom, type SearchState } from './search.ts'

/**
 * Searches for words, or for what carries a tag; without either nothing is asked. Outdated responses are dropped.
 *
 * @returns the HTTP status for the page: 404 past the end
 */
export const loadSearchAtom = atom(null, async (get, set, wanted: Partial<SearchQuery>): Promise<number> => {
  const query: SearchQuery = { ...noSearch, ...wanted }
  const loading: SearchState = { ...get(searchAtom), status: 'loading', message: '', ...query }
  set(searchAtom, loading)
  const settle = (state: Partial<SearchState>) => {
    if (get(searchAtom) === loading) set(searchAtom, { ...loading, ...state })
  }
  try {
    const found = query.q === '' && query.tag === '' ? nothingFound : await get(apiAtom).search(query)
    settle({ status: 'success', foundFor: query, found })
    return query.page > 1 && found.types.every(({ entries }) => entries.length === 0) ? 404 : 200
  } catch (error) {
    settle({ status: 'error', message: messageOf(error), found: nothingFound })
    return statusOf(error)
  }
})
