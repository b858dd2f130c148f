import type { Setting } from '#contract/setting.ts'
import type { Language } from '#contract/languages.ts'
import { type SettingTexts, settingTexts } from '../language/setting-texts.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { FirmForm } from './use-firm-form.ts'

/** What all fields of a screen of settings get. */
export interface Screen {
  form: FirmForm
  /** Whose texts are shown. */
  language: Language
  /** What fields show where they are empty, by the names of their texts. */
  defaults: Readonly<Record<string, string>>
  /** What the screen calls settings, where that is not what their description says. */
  texts?: Readonly<Record<string, Partial<SettingTexts>>>
  /** Rows are shown whole. */
  isUnfolded?: boolean
}

export interface Place {
  screen: Screen
  /** Of the texts, with the ids of rows. */
  path: string
  /** The same without them. */
  name: string
}

export type FieldProps<S extends Setting> = Place & { setting: S }

/** What the screen calls a setting. */
export function useSettingTexts({ screen, name, setting }: FieldProps<Setting>): SettingTexts {
  const { staff } = useStaffLanguage()
  return { ...settingTexts(staff, name, setting), ...screen.texts?.[name] }
}
