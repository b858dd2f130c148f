import type { Atom } from 'jotai'

import { resourceNames } from '#contract/index.ts'
import { lists, type ListState } from '../state/lists.ts'
import type { Store } from '../state/store.ts'

/** The HTTP status of a page by the part of a list that it shows: 404 past the list's end. */
export const listStatus = (store: Store): number =>
  resourceNames.some((name) => {
    const atom: Atom<ListState<unknown>> = lists[name].stateAtom
    return isPastEnd(store.get(atom))
  })
    ? 404
    : 200

const isPastEnd = ({ query: { page = 1 }, status, items }: ListState<unknown>): boolean =>
  page > 1 && status === 'success' && items.length === 0
