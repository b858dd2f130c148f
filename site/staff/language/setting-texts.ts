import type { FieldError } from '#contract/failure.ts'
import type { Setting, SettingsByName } from '#contract/setting.ts'
import { firmSettings } from '#contract/firm-settings.ts'
import type { FieldNames } from '../../language/language.ts'
import type { StaffWords } from './words-en.ts'

/** The texts of a setting on a screen. */
export interface SettingTexts {
  label: string
  help?: string
  /** The name of one row. */
  singular?: string
  /** The labels of a choice by its values. */
  options?: Readonly<Record<string, string>>
}

/** A setting's texts by its path without rows: `slides.title`. */
export function settingTexts({ firm }: StaffWords, path: string, setting: Setting): SettingTexts {
  const { label, help } = setting
  const own = {
    label,
    ...(help === undefined ? {} : { help }),
    ...(setting.is === 'rows' ? { singular: setting.singular } : {}),
    ...(setting.is === 'value' && setting.field.kind === 'choice' ? { options: setting.field.options } : {}),
  }
  const fields: Readonly<Record<string, SettingTexts>> = firm.fields
  return { ...own, ...fields[path] }
}

/** The labels of settings in the language of the screens, by the labels that the server's messages contain. */
export function settingNames(words: StaffWords): FieldNames {
  const names: Record<string, string> = {}
  const add = (settings: SettingsByName, prefix: string) => {
    for (const [name, setting] of Object.entries(settings)) {
      names[setting.label] ??= settingTexts(words, prefix + name, setting).label
      if ('fields' in setting) add(setting.fields, `${prefix}${name}.`)
    }
  }
  add(firmSettings, '')
  return names
}

/** Whether any of the errors is about one of the settings, or about anything in one. */
export const hasErrorIn = (errors: readonly FieldError[], settings: SettingsByName): boolean =>
  errors.some(({ field }) => Object.hasOwn(settings, field.replace(/^\w\w:/, '').split('.')[0] ?? ''))
