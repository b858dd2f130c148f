import type { Image } from './resource.ts'
import type { SettingsValues } from './check-settings.ts'

/** The response to a read of the settings. */
export interface FirmSettings {
  /** The revision for `If-Match`. */
  revision: string
  /** The values that the firm has set. */
  values: SettingsValues
  /** The default values, for settings that the firm has not set. */
  defaults: SettingsValues
  /** The pictures that the values name, by their ids. */
  pictures: Record<string, Image>
}
