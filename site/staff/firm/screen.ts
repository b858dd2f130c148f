import type { Setting } from '#contract/setting.ts'
import type { Language } from '#contract/languages.ts'
import { type SettingTexts, settingTexts } from '../language/setting-texts.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { FirmForm } from './use-firm-form.ts'

/** The props that all fields of a screen of settings share. */
export interface Screen {
  form: FirmForm
  /** The language whose texts are shown. */
  language: Language
  /** The placeholders of empty fields, by the names of their texts. */
  defaults: Readonly<Record<string, string>>
  /** The screen's own texts of settings, by their names, where they differ from the descriptions. */
  texts?: Readonly<Record<string, Partial<SettingTexts>>>
  /** Rows are shown whole. */
  isUnfolded?: boolean
}

export interface Place {
  screen: Screen
  /** The path within the texts, with the ids of rows. */
  path: string
  /** The same without them. */
  name: string
}

export type FieldProps<S extends Setting> = Place & { setting: S }

/** The texts of a setting on this screen. */
export function useSettingTexts({ screen, name, setting }: FieldProps<Setting>): SettingTexts {
  const { staff } = useStaffLanguage()
  return { ...settingTexts(staff, name, setting), ...screen.texts?.[name] }
}
