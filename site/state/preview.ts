import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai'

import { type EntityOf, type PageName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { ApiError, queryString } from '../api/client.ts'
import { apiAtom, transportAtom } from './api-atom.ts'
import { lookUpDaysAtom } from './bikram-sambat-days.ts'
import { entries, type EntryState } from './entries.ts'
import { messageOf, statusOf } from './errors.ts'
import { loadSanitizer } from './load-sanitizer.ts'

const shown = <Name extends PageName>(entry: EntityOf<Name>) => ({
  key: entry.slug,
  status: 'success' as const,
  message: '',
  entry,
})

type StateAtom<Name extends PageName> = PrimitiveAtom<EntryState<EntityOf<Name>>>

/** The atom from which the entry's page reads. */
const stateAtomOf = <Name extends PageName>(name: Name): StateAtom<Name> => entries[name].stateAtom

/**
 * The newest draft of an entry, for signed-in users.
 *
 * @param typed unsaved values of the panel's form
 */
async function read<Name extends PageName>(
  get: Getter,
  name: Name,
  id: string,
  typed?: Typed,
): Promise<EntityOf<Name>> {
  const { isEntity } = await import('../api/response-types.ts')
  const { language } = get(transportAtom)
  const query = queryString(language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language })
  return get(apiAtom).call(
    (value): value is EntityOf<Name> => isEntity(name, value),
    `/preview/${resources[name].path}/${encodeURIComponent(id)}${query}`,
    { ...(typed ? { method: 'POST', body: typed } : {}), allowsRefusal: true },
  )
}

async function load<Name extends PageName>(get: Getter, set: Setter, name: Name, id: string): Promise<number> {
  const stateAtom = stateAtomOf(name)
  try {
    const [{ shownEntity }, draft] = await Promise.all([loadSanitizer(), read(get, name, id)])
    await set(lookUpDaysAtom, name, [draft])
    set(stateAtom, shown<Name>(await shownEntity(name, draft)))
    return 200
  } catch (error) {
    const missing = error instanceof ApiError && error.status === 404
    set(stateAtom, { key: '', status: missing ? 'missing' : 'error', message: messageOf(error), entry: null })
    return statusOf(error)
  }
}

/** The unsaved content of the panel's form. */
type Typed = Record<string, unknown>

async function showUnsaved<Name extends PageName>(
  get: Getter,
  set: Setter,
  name: Name,
  id: string,
  typed: Typed,
  isWanted: () => boolean,
): Promise<void> {
  const [{ shownEntity }, draft] = await Promise.all([loadSanitizer(), read(get, name, id, typed)])
  const entry = await shownEntity(name, draft)
  if (isWanted()) set(stateAtomOf(name), shown<Name>(entry))
}

/** Loads the newest draft into the state of the entry's page. Returns the HTTP status. */
export const loadPreviewAtom = atom(null, (get, set, name: PageName, id: string) => load(get, set, name, id))

/** Shows unsaved values of the panel's form, unless `isWanted` has become false meanwhile. */
export const showUnsavedAtom = atom(
  null,
  (get, set, name: PageName, id: string, typed: Typed, isWanted: () => boolean) =>
    showUnsaved(get, set, name, id, typed, isWanted),
)
