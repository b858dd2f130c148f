import { type Atom, atom, type Getter, type Setter } from 'jotai'

import { type EntityOf, type PageName, type ResourceName, resourceNames } from '#contract/index.ts'
import type { Beside } from '#contract/beside.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { WritingStatus } from '#contract/writing.ts'
import { ApiError, type Body, type SendOptions } from '../api/client.ts'
import { apiAtom } from './api-atom.ts'
import { lookUpDaysAtom } from './calendar.ts'
import { messageOf, statusOf } from './errors.ts'
import { safe } from './safe.ts'
import type { Translations } from './translation-calls.ts'

/** One entry and its load state. `key` is the requested slug or id. */
export interface EntryState<Entry> {
  key: string
  status: 'idle' | 'loading' | 'success' | 'missing' | 'error'
  message: string
  entry: Entry | null
  /** The ETag, for entries loaded by id. */
  tag?: string
  /** For entries loaded by slug: what their pages tell beside them, as far as it could be loaded. */
  beside?: Beside | undefined
  /** For entries loaded by id, of types with drafts: the newest content is the entry. */
  writing?: WritingStatus
  /** For entries loaded by id, of types that are written in several languages. */
  translations?: Translations
}

/** The slug or id to load an entry by. */
export type Address = { slug: string } | { id: string }

/** State and actions of the one entry of a type that is on the page. */
function entryState<Name extends ResourceName>(name: Name) {
  type Entry = EntityOf<Name>
  const stateAtom = atom<EntryState<Entry>>({ key: '', status: 'idle', message: '', entry: null })

  /** Loads an entry. Returns the HTTP status for its page. */
  const load = async (get: Getter, set: Setter, address: Address): Promise<number> => {
    const key = 'slug' in address ? address.slug : address.id
    const before = get(stateAtom)
    // An entry to be edited is always reloaded.
    if (before.key !== key || before.status !== 'success' || 'id' in address)
      set(stateAtom, { key, status: 'loading', message: '', entry: null })
    const settle = (state: Omit<EntryState<Entry>, 'key'>) => {
      if (get(stateAtom).key === key) set(stateAtom, { key, ...state })
    }
    try {
      const [{ safeEntity, shownEntity }, { entry, ...rest }] = await Promise.all([
        safe(),
        (await import('./load-entry.ts')).loadEntry(get, name, address),
      ])
      await set(lookUpDaysAtom, name, [entry])
      const held = await ('slug' in address ? shownEntity : safeEntity)(name, entry)
      settle({ status: 'success', message: '', entry: held, ...rest })
      return 200
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404
      settle({ status: missing ? 'missing' : 'error', message: messageOf(error), entry: null })
      return statusOf(error)
    }
  }

  return {
    stateAtom,
    loadAtom: atom(null, load),
    /** Updates an entry and reloads it. Throws API errors. */
    updateAtom: atom(null, async (get, set, id: string, body: Body, terms?: SendOptions): Promise<AnyEntity> => {
      const updated = await get(apiAtom).update(name, id, body, terms)
      await load(get, set, { id })
      return updated
    }),
  }
}

export type Loaded<Entry> = { entry: Entry } & Pick<EntryState<Entry>, 'beside' | 'tag' | 'writing' | 'translations'>

type Entries = { [Name in ResourceName]: ReturnType<typeof entryState<Name>> }

const byName: Record<string, unknown> = Object.fromEntries(resourceNames.map((name) => [name, entryState(name)]))

/** The entry state of each content type: `entries.service.loadAtom`, … */
export const entries = byName as Entries

/** An entry that has a page. */
export type PageEntity = AnyEntity & { slug: string }

/** What is known of the entry whose page it is, of whatever type. */
export const pageEntryAtom = (name: PageName): Atom<EntryState<PageEntity>> => entries[name].stateAtom
