import { atom, type Getter, type Setter } from 'jotai'

import { type EntityOf, type ResourceName, resourceNames } from '#contract/index.ts'
import type { TextsRow, TranslationRow } from '#contract/translation.ts'
import type { StateRow } from '#contract/writing.ts'
import { type ListQuery, queryString } from '../api/client.ts'
import { apiAtom } from './api-atom.ts'
import { lookUpDaysAtom, preloadCalendar } from './bikram-sambat-days.ts'
import { messageOf, statusOf } from './errors.ts'
import { loadSanitizer } from './load-sanitizer.ts'

/** What only the staff's screens know of a list's entries. */
export interface ListFacts {
  /** The states of entries that are not simply published, for lists with drafts. */
  states: readonly StateRow[]
  /** The translation states of entries that are not complete in every language. */
  untranslated: readonly TranslationRow[]
  /** The texts of one line that entries have in Nepali. */
  translated: readonly TextsRow[]
}

export interface ListState<Entry> {
  status: 'idle' | 'loading' | 'success' | 'error'
  items: Entry[]
  /** The total of the whole list, if only a part was loaded. */
  total: number
  message: string
  facts: ListFacts
  /** The loaded part: its query, and the query as a string. */
  query: ListQuery
  key: string
}

/** The query of the staff's lists, which include drafts. */
export const staffQuery = { status: 'any' } as const satisfies ListQuery

const noFacts: ListFacts = { states: [], untranslated: [], translated: [] }

/** State and actions of the list of one content type. */
function listState<Name extends ResourceName>(name: Name) {
  type Entry = EntityOf<Name>
  const stateAtom = atom<ListState<Entry>>({
    status: 'idle',
    items: [],
    total: 0,
    facts: noFacts,
    message: '',
    query: {},
    key: '',
  })

  /**
   * Loads the list. Returns the HTTP status for its page. Outdated responses are dropped.
   *
   * @param keepsItems whether known items stay shown after an error
   */
  const load = async (get: Getter, set: Setter, query: ListQuery = {}, keepsItems = false): Promise<number> => {
    const before = get(stateAtom)
    const key = queryString(query)
    const { items: known, total: knownTotal, facts: knownFacts } = before
    const kept =
      before.key === key
        ? { items: known, total: knownTotal, facts: knownFacts }
        : { items: [], total: 0, facts: noFacts }
    const loading: ListState<Entry> = { ...kept, status: 'loading', message: '', query, key }
    set(stateAtom, loading)
    preloadCalendar(name)
    const settle = (state: Partial<ListState<Entry>>) => {
      if (get(stateAtom) === loading) set(stateAtom, { ...loading, ...state })
    }
    try {
      const [{ listedEntity }, { items, total }, facts] = await Promise.all([
        loadSanitizer(),
        get(apiAtom).list(name, query),
        query.status === 'any' ? import('./list-facts.ts').then(({ factsOf }) => factsOf(get, name)) : noFacts,
      ])
      await set(lookUpDaysAtom, name, items)
      const listed = await Promise.all(items.map((item) => listedEntity(name, item)))
      settle({ status: 'success', items: listed, total, facts })
      return 200
    } catch (error) {
      settle({ status: keepsItems ? 'success' : 'error', message: messageOf(error) })
      return statusOf(error)
    }
  }

  return {
    stateAtom,
    itemsAtom: atom((get) => get(stateAtom).items),
    loadAtom: atom(null, load),
    /** Reloads the list if it was loaded before. Returns the HTTP status then. */
    reloadAtom: atom(null, async (get, set, keepsItems?: boolean) => {
      const { status, query } = get(stateAtom)
      return status === 'idle' ? undefined : load(get, set, query, keepsItems)
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
