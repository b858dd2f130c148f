import { useAtomValue, useSetAtom } from 'jotai'

import type { EntityOf, ResourceName } from '#contract/index.ts'
import { type ListQuery, queryString } from '../api/client.ts'
import { type SlugOrId, type EntryState, entries } from './entries.ts'
import { type ListState, lists } from './lists.ts'

/** A state without its key (`key` is reserved in React props), and a function that reloads it. */
export type Shown<State> = Omit<State, 'key'> & { onRetry: () => void }

/**
 * A list, or a part of it; `loading` while the state holds another part. Known items stay visible while they are
 * reloaded.
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

/** An entry by slug or id; `loading` while the state holds another one. */
export function useEntry<Name extends ResourceName>(name: Name, wanted: SlugOrId): Shown<EntryState<EntityOf<Name>>> {
  const { key, ...state }: EntryState<EntityOf<Name>> = useAtomValue(entries[name].stateAtom)
  const load = useSetAtom(entries[name].loadAtom)
  const onRetry = () => void load(wanted)
  if (key !== ('slug' in wanted ? wanted.slug : wanted.id)) return { ...state, entry: null, status: 'loading', onRetry }
  return { ...state, onRetry }
}
