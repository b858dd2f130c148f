import type { Image } from './resource.ts'
import type { SettingsValues } from './check-settings.ts'

/** The response to a read of the settings. */
export interface FirmSettings {
  /** The revision for `If-Match`. */
  revision: string
  /** The firm's own. */
  values: SettingsValues
  /** The shipped values, which are shown where the firm has none of its own. */
  defaults: SettingsValues
  /** The pictures that the values name, by their ids. */
  pictures: Record<string, Image>
}
