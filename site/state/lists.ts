import { atom, type Getter, type Setter } from 'jotai'

import { type EntityOf, type ResourceName, resourceNames } from '#contract/index.ts'
import { type Body, type ListQuery, queryString, type SendOptions } from '../api/client.ts'
import { apiAtom } from './api-atom.ts'
import { messageOf, statusOf } from './errors.ts'
import { listedEntity } from './safe-entity.ts'
import { sessionEndedAtom } from './session.ts'

export interface ListState<Entry> {
  status: 'idle' | 'loading' | 'success' | 'error'
  items: Entry[]
  /** Of the whole list, if only a part was loaded. */
  total: number
  message: string
  /** The loaded part: its query, and the query as a string. */
  query: ListQuery
  key: string
}

/** State and actions of the list of one content type. */
function listState<Name extends ResourceName>(name: Name) {
  type Entry = EntityOf<Name>
  const stateAtom = atom<ListState<Entry>>({ status: 'idle', items: [], total: 0, message: '', query: {}, key: '' })

  /** Loads the list. Returns the HTTP status for its page. Outdated responses are dropped. */
  const load = async (get: Getter, set: Setter, query: ListQuery = {}): Promise<number> => {
    const before = get(stateAtom)
    const key = queryString(query)
    const kept = before.key === key ? { items: before.items, total: before.total } : { items: [], total: 0 }
    const loading: ListState<Entry> = { ...kept, status: 'loading', message: '', query, key }
    set(stateAtom, loading)
    const settle = (state: Partial<ListState<Entry>>) => {
      if (get(stateAtom) === loading) set(stateAtom, { ...loading, ...state })
    }
    try {
      const { items, total } = await get(apiAtom).list(name, query)
      settle({ status: 'success', items: await Promise.all(items.map((item) => listedEntity(name, item))), total })
      return 200
    } catch (error) {
      settle({ status: 'error', message: messageOf(error) })
      const status = statusOf(error)
      if (status === 401) set(sessionEndedAtom)
      return status
    }
  }

  return {
    stateAtom,
    itemsAtom: atom((get) => get(stateAtom).items),
    loadAtom: atom(null, load),
    /** Reloads the list if it was loaded before. */
    reloadAtom: atom(null, async (get, set) => {
      const { status, query } = get(stateAtom)
      if (status !== 'idle') await load(get, set, query)
    }),
    /** Creates an entry and reloads the list if it was loaded. Throws API errors. */
    createAtom: atom(null, async (get, set, body: Body, terms?: SendOptions): Promise<void> => {
      await get(apiAtom).create(name, body, terms)
      if (get(stateAtom).status !== 'idle') await load(get, set, get(stateAtom).query)
    }),
    /** Deletes an entry and reloads the list. Throws API errors. */
    removeAtom: atom(null, async (get, set, id: string): Promise<void> => {
      await get(apiAtom).remove(name, id)
      await load(get, set, get(stateAtom).query)
    }),
  }
}

type Lists = { [Name in ResourceName]: ReturnType<typeof listState<Name>> }

const byName: Record<string, unknown> = Object.fromEntries(resourceNames.map((name) => [name, listState(name)]))

/** The list state of each content type: `lists.blog.loadAtom`, … */
export const lists = byName as Lists

/** Reloads all loaded lists, since what is visible depends on the user. */
export const reloadListsAtom = atom(null, async (_get, set) => {
  await Promise.all(resourceNames.map((name) => set(lists[name].reloadAtom)))
})
