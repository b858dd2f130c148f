import type { SettingsValues } from '#contract/check-settings.ts'
import type { FirmSettings } from '#contract/settings-response.ts'
import { isRecord } from '#contract/narrow.ts'
import { type Api, given } from '../api/client.ts'

/** The calls of the screens of the firm's settings. */

const isSettings = (value: unknown): value is FirmSettings =>
  isRecord(value) &&
  typeof value['revision'] === 'string' &&
  [value['values'], value['defaults'], value['pictures']].every(isRecord)

export const loadSettings = (api: Api): Promise<FirmSettings> => api.call(isSettings, '/settings')

/** @param tag the revision when editing began: the call fails if there is a newer one */
export const saveSettings = (api: Api, body: SettingsValues, tag: string | undefined): Promise<FirmSettings> =>
  api.call(isSettings, '/settings', { method: 'PATCH', body, headers: given({ 'if-match': tag }) })
