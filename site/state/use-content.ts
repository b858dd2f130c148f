import { useAtomValue, useSetAtom } from 'jotai'

import type { EntityOf, ResourceName } from '#contract/index.ts'
import { type ListQuery, queryString } from '../api/client.ts'
import { type Address, type EntryState, entries } from './entries.ts'
import { type ListState, lists } from './lists.ts'

/** A state without its key, which a component could not be given among its properties, and a way to load it anew. */
export type Shown<State> = Omit<State, 'key'> & { onRetry: () => void }

/**
 * A list, or the part of it that the page asked for; loading as long as the state holds another part. What is known
 * stays on show while it is loaded anew.
 */
export function useList<Name extends ResourceName>(
  name: Name,
  query: ListQuery = {},
): Shown<ListState<EntityOf<Name>>> {
  const { key, ...state }: ListState<EntityOf<Name>> = useAtomValue(lists[name].stateAtom)
  const load = useSetAtom(lists[name].loadAtom)
  const onRetry = () => void load(query)
  if (key !== queryString(query)) return { ...state, items: [], status: 'loading', onRetry }
  const isKnown = state.status === 'loading' && state.items.length > 0
  return { ...state, status: isKnown ? 'success' : state.status, onRetry }
}

/** The entry of an address; loading as long as the state holds another one. */
export function useEntry<Name extends ResourceName>(name: Name, address: Address): Shown<EntryState<EntityOf<Name>>> {
  const { key, ...state }: EntryState<EntityOf<Name>> = useAtomValue(entries[name].stateAtom)
  const load = useSetAtom(entries[name].loadAtom)
  const onRetry = () => void load(address)
  if (key !== ('slug' in address ? address.slug : address.id))
    return { ...state, entry: null, status: 'loading', onRetry }
  return { ...state, onRetry }
}
