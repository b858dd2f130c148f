import { atom } from 'jotai'

import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import {
  type EntryChange,
  type Scheduled,
  scheduledActions,
  type StateRow,
  type Version,
  type Writing,
  writingStates,
} from '#contract/writing.ts'
import { isRecord, listOf } from '#contract/narrow.ts'
import { type Api, type Body, given, type RequestOptions, type SendOptions } from '../api/client.ts'
import { hasTexts } from '../api/checks.ts'
import { isEntity } from '../api/response-types.ts'
import { apiAtom } from './api-atom.ts'

const isEntryChange = (value: unknown): value is EntryChange =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  typeof value['isOwn'] === 'boolean' &&
  (value['who'] === null || typeof value['who'] === 'string')

export const isStateRow = (value: unknown): value is StateRow =>
  isRecord(value) &&
  hasTexts(value, ['_id']) &&
  writingStates.some((state) => state === value['state']) &&
  Array.isArray(value['scheduled']) &&
  value['scheduled'].every(
    (one) => isRecord(one) && hasTexts(one, ['at']) && scheduledActions.some((action) => action === one['action']),
  )

const isWriting = <Name extends ResourceName>(name: Name, value: unknown): value is Writing<EntityOf<Name>> =>
  isStateRow(value) && isRecord(value) && hasTexts(value, ['savedAt', 'revision']) && isEntity(name, value['entry'])

const isVersion = (value: unknown): value is Version =>
  isRecord(value) &&
  hasTexts(value, ['_id', 'savedAt', 'title']) &&
  (value['who'] === null || typeof value['who'] === 'string') &&
  typeof value['isPublished'] === 'boolean'

/** Calls for drafts, publishing, schedules, versions and the order of entries, which the staff's screens alone load. */
export function writingCalls({ call }: Pick<Api, 'call'>) {
  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const segment = encodeURIComponent
  const one = <Name extends ResourceName>(
    name: Name,
    path: string,
    options?: RequestOptions,
  ): Promise<Writing<EntityOf<Name>>> => call((value) => isWriting(name, value), path, options)
  const at = (verb: string, name: ResourceName, id: string) => `/${verb}${pathOf(name)}/${segment(id)}`
  const conditional = ({ tag, onProgress }: SendOptions) => ({ headers: given({ 'if-match': tag }), onProgress })
  return {
    /** The states of entries that are not simply published. */
    states: (name: ResourceName): Promise<StateRow[]> => call(listOf(isStateRow), `/state${pathOf(name)}`),
    read: <Name extends ResourceName>(name: Name, id: string) => one(name, at('state', name, id)),
    create: <Name extends ResourceName>(name: Name, body: Body, { key, onProgress }: SendOptions) =>
      one(name, `/draft${pathOf(name)}`, {
        method: 'POST',
        body,
        headers: given({ 'idempotency-key': key }),
        onProgress,
      }),
    save: <Name extends ResourceName>(
      name: Name,
      id: string,
      body: Body,
      { isAutosave, ...terms }: SendOptions & { isAutosave: boolean },
    ) =>
      one(name, `${at('draft', name, id)}${isAutosave ? '?autosave=true' : ''}`, {
        method: 'PATCH',
        body,
        ...conditional(terms),
      }),
    /** Goes back to what visitors see. */
    discard: <Name extends ResourceName>(name: Name, id: string, terms: SendOptions) =>
      one(name, at('draft', name, id), { method: 'DELETE', ...conditional(terms) }),
    publish: <Name extends ResourceName>(name: Name, id: string, body: Body, terms: SendOptions) =>
      one(name, at('publish', name, id), { method: 'POST', body, ...conditional(terms) }),
    unpublish: <Name extends ResourceName>(name: Name, id: string, terms: SendOptions) =>
      one(name, at('unpublish', name, id), { method: 'POST', body: {}, ...conditional(terms) }),
    schedule: <Name extends ResourceName>(name: Name, id: string, { action, at: time }: Scheduled) =>
      one(name, at('schedule', name, id), { method: 'PUT', body: { action, at: time } }),
    unschedule: <Name extends ResourceName>(name: Name, id: string) =>
      one(name, at('schedule', name, id), { method: 'DELETE' }),
    /** Who saved an entry last; of types without drafts, too. */
    changes: (name: ResourceName, id: string): Promise<EntryChange[]> =>
      call(listOf(isEntryChange), at('changes', name, id)),
    versions: (name: ResourceName, id: string): Promise<Version[]> => call(listOf(isVersion), at('versions', name, id)),
    version: <Name extends ResourceName>(name: Name, id: string, version: string): Promise<EntityOf<Name>> =>
      call((value) => isEntity(name, value), `${at('versions', name, id)}/${segment(version)}`),
    restore: <Name extends ResourceName>(name: Name, id: string, version: string, terms: SendOptions) =>
      one(name, `${at('versions', name, id)}/${segment(version)}`, {
        method: 'POST',
        body: {},
        ...conditional(terms),
      }),
    /** Moves an entry behind another one, or to the front, in the order that visitors see. */
    move: (name: ResourceName, id: string, after: string | null): Promise<unknown> =>
      call(isRecord, `/order${pathOf(name)}`, { method: 'POST', body: { id, after } }),
  }
}

export const writingCallsAtom = atom((get) => writingCalls(get(apiAtom)))
