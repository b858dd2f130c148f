import { atom } from 'jotai'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { type Api, type Body, given, type SendOptions } from '../api/client.ts'
import { isEntity } from '../api/response-types.ts'
import { apiAtom } from './api-atom.ts'
import { entries } from './entries.ts'
import { lists } from './lists.ts'
import { writingCallsAtom } from './writing-calls.ts'

/** Changes of entries by the staff's screens; affected state is reloaded. All throw API errors. */

const pathOf = (name: ResourceName, id: string): string => `/${resources[name].path}/${encodeURIComponent(id)}`

const isOf =
  (name: ResourceName) =>
  (value: unknown): value is AnyEntity =>
    isEntity(name, value)

/** Updates an entry. */
export const updateEntry = (
  { call }: Pick<Api, 'call'>,
  name: ResourceName,
  id: string,
  body: Body,
  { tag, onProgress }: SendOptions = {},
): Promise<AnyEntity> =>
  call(isOf(name), pathOf(name, id), { method: 'PATCH', body, headers: given({ 'if-match': tag }), onProgress })

/** Updates an entry and reloads it. */
export const updateEntryAtom = atom(
  null,
  async (get, set, name: ResourceName, id: string, body: Body, terms?: SendOptions): Promise<AnyEntity> => {
    const updated = await updateEntry(get(apiAtom), name, id, body, terms)
    await set(entries[name].loadAtom, { id })
    return updated
  },
)

/** Creates an entry and reloads the list if it was loaded. */
export const createEntryAtom = atom(
  null,
  async (get, set, name: ResourceName, body: Body, terms?: SendOptions): Promise<AnyEntity> => {
    const created = await get(apiAtom).create(name, body, terms)
    await set(lists[name].reloadAtom)
    return created
  },
)

/** Moves an entry behind another one, or to the front. The list is not reloaded: several moves may follow one another. */
export const moveEntryAtom = atom(null, (get, _set, name: ResourceName, id: string, after: string | null) =>
  get(writingCallsAtom).move(name, id, after),
)

/** Deletes an entry and reloads the list. */
export const removeEntryAtom = atom(null, async (get, set, name: ResourceName, id: string): Promise<void> => {
  await get(apiAtom).call(isOf(name), pathOf(name, id), { method: 'DELETE' })
  await set(lists[name].reloadAtom)
})
