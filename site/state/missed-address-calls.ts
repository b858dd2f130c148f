import { isRecord, listOf } from '#contract/narrow.ts'
import type { MissedAddress, MissedAddresses, OwnRedirect } from '#contract/missed-addresses.ts'
import type { Api } from '../api/client.ts'
import { hasTexts } from '../api/checks.ts'

/** The calls of the addresses that were not found. */

const isAddress = (value: unknown): value is MissedAddress =>
  isRecord(value) &&
  typeof value['count'] === 'number' &&
  hasTexts(value, ['_id', 'path', 'firstAt', 'lastAt', 'from', 'guess'])

const isRedirect = (value: unknown): value is OwnRedirect =>
  isRecord(value) && hasTexts(value, ['_id', 'path', 'target'])

const isList = (value: unknown): value is MissedAddresses =>
  isRecord(value) && listOf(isAddress)(value['addresses']) && listOf(isRedirect)(value['redirects'])

const one = (id: string): string => `/missed/${encodeURIComponent(id)}`

export const loadMissed = (api: Api): Promise<MissedAddresses> => api.call(isList, '/missed')

export const redirectMissed = (api: Api, id: string, target: string): Promise<unknown> =>
  api.call(isRecord, one(id), { method: 'POST', body: { target } })

/** Redirects an address that nobody may have asked for yet. */
export const redirectAddress = (api: Api, path: string, target: string): Promise<OwnRedirect> =>
  api.call(isRedirect, '/missed', { method: 'POST', body: { path, target } })

/** Ends the redirect of an address, which is listed again if anybody has asked for it. */
export const endRedirect = (api: Api, id: string): Promise<unknown> =>
  api.call(isRecord, `${one(id)}/redirect`, { method: 'DELETE' })

/** Dismisses an address. */
export const dismissMissed = (api: Api, id: string): Promise<unknown> =>
  api.call(isRecord, one(id), { method: 'DELETE' })
