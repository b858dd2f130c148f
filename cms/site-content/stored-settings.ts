import { randomBytes } from 'node:crypto'

import { storedKindOf } from '#collections/field-kinds.ts'
import { byLanguage, emptyValue, type SettingsValues } from '#contract/check-settings.ts'
import type { Setting, SettingsByName } from '#contract/setting.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { arrayOf, isRecord, recordOf } from '#contract/narrow.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import { relationId } from '#collections/relation-id.ts'

/** Converts settings between their stored form and that of the API, both in all languages. */

/** The stored settings in the API's form. */
export const settingsValuesOf = (settings: SettingsByName, stored: unknown): SettingsValues =>
  Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, valueOf(setting, recordOf(stored)[name])]),
  )

function valueOf(setting: Setting, stored: unknown): unknown {
  switch (setting.is) {
    case 'group':
      return settingsValuesOf(setting.fields, stored)
    case 'rows':
      return arrayOf(stored).map((row) => ({
        _id: String(recordOf(row)['id']),
        ...settingsValuesOf(setting.fields, row),
      }))
    case 'words':
      return byLanguage((language) => arrayOf(recordOf(stored)[language]))
    case 'picture':
      return relationId(stored) ?? null
    case 'value': {
      const { field } = setting
      const read = (value: unknown) => storedKindOf(field).read(value, field)
      return isLocalized(field) ? byLanguage((language) => read(recordOf(stored)[language])) : read(stored)
    }
  }
}

/** Converts the API's settings to the stored form. New rows get an id in Payload's format. */
export const toStored = (settings: SettingsByName, values: SettingsValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, storedOf(setting, values[name])]))

function storedOf(setting: Setting, value: unknown): unknown {
  switch (setting.is) {
    case 'group':
      return toStored(setting.fields, recordOf(value))
    case 'rows':
      return arrayOf(value).map((row) => ({
        ...toStored(setting.fields, recordOf(row)),
        id: recordOf(row)['_id'] || randomBytes(12).toString('hex'),
      }))
    case 'value': {
      const { write } = storedKindOf(setting.field)
      return write && !isLocalized(setting.field) ? write(value, setting.field) : value
    }
    default:
      return value
  }
}

/** The shipped defaults of settings in the API's form; `translated` translates texts of localized ones. */
export const defaultsOf = (
  settings: SettingsByName,
  shipped: unknown,
  translated: (text: string, language: Language) => string,
): SettingsValues =>
  Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, defaultOf(setting, recordOf(shipped)[name], translated)]),
  )

function defaultOf(
  setting: Setting,
  shipped: unknown,
  translated: (text: string, language: Language) => string,
): unknown {
  if (shipped === undefined || shipped === null) return emptyValue(setting)
  switch (setting.is) {
    case 'group':
      return defaultsOf(setting.fields, shipped, translated)
    case 'rows':
      return arrayOf(shipped).map((row, n) => ({ _id: `shipped${n}`, ...defaultsOf(setting.fields, row, translated) }))
    case 'words':
      return byLanguage((language) => arrayOf(shipped).map((word) => translated(String(word), language)))
    case 'value': {
      if (!isLocalized(setting.field)) return shipped
      const lines = String(shipped).split('\n')
      return byLanguage((language) => lines.map((line) => translated(line, language)).join('\n'))
    }
    default:
      return shipped
  }
}

/** The stored settings in one language, as Payload reads them, with the documents of their pictures. */
export function settingsIn(
  settings: SettingsByName,
  stored: unknown,
  language: Language,
  pictures: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const inOne = (setting: Setting, value: unknown): unknown => {
    if (setting.is === 'group') return settingsIn(setting.fields, value, language, pictures)
    if (setting.is === 'rows') return arrayOf(value).map((row) => settingsIn(setting.fields, row, language, pictures))
    if (setting.is === 'picture') return pictures.get(relationId(value) ?? '')
    return isRecord(value) && Object.keys(value).every(isLanguage) ? value[language] : value
  }
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, inOne(setting, recordOf(stored)[name])]),
  )
}

/** The ids of the pictures that settings name, by the path of each. */
export function picturesIn(settings: SettingsByName, values: unknown, path = ''): { path: string; id: string }[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const value = recordOf(values)[name]
    if (setting.is === 'group') return picturesIn(setting.fields, value, `${path}${name}.`)
    if (setting.is === 'rows')
      return arrayOf(value).flatMap((row, n) => picturesIn(setting.fields, row, `${path}${name}.${n}.`))
    const id = setting.is === 'picture' ? relationId(value) : undefined
    return id === undefined ? [] : [{ path: path + name, id }]
  })
}
