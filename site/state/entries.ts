import { type Atom, atom, type Getter, type Setter } from 'jotai'

import { type EntityOf, type PageName, type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { EntryContext } from '#contract/entry-context.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { WritingStatus } from '#contract/writing.ts'
import { apiAtom } from './api-atom.ts'
import { lookUpDaysAtom, preloadCalendar } from './bikram-sambat-days.ts'
import { messageOf, statusOf } from './errors.ts'
import { preloadPurify, loadSanitizer } from './load-sanitizer.ts'
import type { Translations } from './translation-calls.ts'

/** One entry and its load state. `key` is the requested slug or id. */
export interface EntryState<Entry> {
  key: string
  status: 'idle' | 'loading' | 'success' | 'missing' | 'gone' | 'error'
  message: string
  entry: Entry | null
  /** The ETag, for entries loaded by id. */
  tag?: string
  /** Loaded by slug: the data that the page shows beside the entry, if it could be loaded. */
  context?: EntryContext | undefined
  /** Loaded by id, for types with drafts: the entry is the newest content. */
  writing?: WritingStatus
  /** Loaded by id, for types that are written in several languages. */
  translations?: Translations
}

/** The loaded data of an entry; by id with the data of its form. */
export type LoadedEntry<Entry> = { entry: Entry } & Pick<
  EntryState<Entry>,
  'context' | 'tag' | 'writing' | 'translations'
>

/** The state by the API's status: no such entry, or one whose last day has passed. */
const noMore: Readonly<Record<number, 'missing' | 'gone'>> = { 404: 'missing', 410: 'gone' }

/** Whether there is no such entry or its last day has passed, so that loading it again is of no use. */
export const isNoMore = ({ status }: { status?: unknown }): boolean => status === 'missing' || status === 'gone'

/** The slug or id to load an entry by. */
export type SlugOrId = { slug: string } | { id: string }

/** Reads an entry to be shown and, if it can be loaded, what its page shows beside it. */
async function bySlug<Name extends ResourceName>(
  get: Getter,
  name: Name,
  slug: string,
): Promise<LoadedEntry<EntityOf<Name>>> {
  const api = get(apiAtom)
  const { page }: Resource = resources[name]
  const [entry, context] = await Promise.all([
    api.bySlug(name, slug),
    page ? api.entryContext(name, slug).catch(() => undefined) : undefined,
  ])
  return { entry, context }
}

/** State and actions of the one entry of a type that is on the page. */
function entryState<Name extends ResourceName>(name: Name) {
  type Entry = EntityOf<Name>
  const stateAtom = atom<EntryState<Entry>>({ key: '', status: 'idle', message: '', entry: null })

  /** Loads an entry. Returns the HTTP status for its page. */
  const load = async (get: Getter, set: Setter, wanted: SlugOrId): Promise<number> => {
    const key = 'slug' in wanted ? wanted.slug : wanted.id
    const before = get(stateAtom)
    // An entry to be edited is always reloaded.
    if (before.key !== key || before.status !== 'success' || 'id' in wanted)
      set(stateAtom, { key, status: 'loading', message: '', entry: null })
    preloadCalendar(name)
    preloadPurify()
    const settle = (state: Omit<EntryState<Entry>, 'key'>) => {
      if (get(stateAtom).key === key) set(stateAtom, { key, ...state })
    }
    try {
      const [{ safeEntity, shownEntity }, { entry, ...rest }] = await Promise.all([
        loadSanitizer(),
        'slug' in wanted
          ? bySlug(get, name, wanted.slug)
          : import('./edited-entry.ts').then(({ forEditing }) => forEditing(get, name, wanted.id)),
      ])
      await set(lookUpDaysAtom, name, [entry], rest.context?.modifiedAt)
      const shown = await ('slug' in wanted ? shownEntity : safeEntity)(name, entry)
      settle({ status: 'success', message: '', entry: shown, ...rest })
      return 200
    } catch (error) {
      const status = statusOf(error)
      settle({ status: noMore[status] ?? 'error', message: messageOf(error), entry: null })
      return status
    }
  }

  return {
    stateAtom,
    loadAtom: atom(null, load),
  }
}

type Entries = { [Name in ResourceName]: ReturnType<typeof entryState<Name>> }

const byName: Record<string, unknown> = Object.fromEntries(resourceNames.map((name) => [name, entryState(name)]))

/** The entry state of each content type: `entries.service.loadAtom`, … */
export const entries = byName as Entries

/** An entry that has a page. */
export type PageEntity = AnyEntity & { slug: string }

/** The state of the page's entry, of any type. */
export const pageEntryAtom = (name: PageName): Atom<EntryState<PageEntity>> => entries[name].stateAtom
