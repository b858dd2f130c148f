import type { SettingsValues } from '#contract/check-settings.ts'
import type { FirmSettings } from '#contract/settings-response.ts'
import type { RowsSetting, Setting, SettingsByName, ValueSetting } from '#contract/setting.ts'
import { isLocalized, kindOf } from '#contract/fields/index.ts'
import { arrayOf, recordOf, textOf } from '#contract/narrow.ts'
import { isLanguage, type Language, LANGUAGES } from '#contract/languages.ts'
import { nameIn, splitName } from '../entries/languages.ts'
import { changedTexts } from '../unsaved/unsaved-form.ts'

/**
 * The settings in a form: a text for each field by its path, with a prefix for languages other than the default one
 * (`ne:tagline`). A list's own text has its rows' ids in order; the rows' texts are at `slides.<id>.title`, so that a moved row
 * keeps them.
 */
export type FormTexts = Readonly<Record<string, string>>

const SEPARATOR = ' '

/** The ids of a list's rows. */
export const rowsOf = (texts: FormTexts, path: string): string[] => (texts[path] ?? '').split(SEPARATOR).filter(Boolean)

export const rowsText = (ids: readonly string[]): string => ids.join(SEPARATOR)

/** The texts of a form with the firm's settings. A list without rows or words gets the defaults, which the site shows in its place. */
export const formTexts = (
  settings: SettingsByName,
  { values, defaults }: Pick<FirmSettings, 'values' | 'defaults'>,
): FormTexts => textsOf(settings, withDefaultRows(settings, values, defaults), '')

function withDefaultRows(settings: SettingsByName, values: SettingsValues, defaults: SettingsValues): SettingsValues {
  const isShipped = (name: string, setting: Setting) =>
    (setting.is === 'rows' && arrayOf(values[name]).length === 0) ||
    (setting.is === 'words' && Object.values(recordOf(values[name])).every((words) => arrayOf(words).length === 0))
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, (isShipped(name, setting) ? defaults : values)[name]]),
  )
}

/** The texts of values, for example of the defaults, which fields show where they are empty. */
export const textsOf = (settings: SettingsByName, values: unknown, prefix: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(settings).map(([name, setting]) => textsAt(setting, recordOf(values)[name], prefix + name)),
  )

const inEach = (path: string, text: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [nameIn(language, path), text(language)]))

function textsAt(setting: Setting, value: unknown, path: string): Record<string, string> {
  switch (setting.is) {
    case 'group':
      return textsOf(setting.fields, value, `${path}.`)
    case 'rows': {
      const rows = arrayOf(value).map(recordOf)
      const texts = rows.map((row) => textsOf(setting.fields, row, `${path}.${textOf(row['_id'])}.`))
      return Object.assign({ [path]: rowsText(rows.map((row) => textOf(row['_id']))) }, ...texts)
    }
    case 'words':
      return inEach(path, (language) => arrayOf(recordOf(value)[language]).join('\n'))
    case 'picture':
      return { [path]: textOf(value) }
    case 'value': {
      const kind = kindOf(setting.field)
      const text = (own: unknown) => kind.toText(kind.isValue(own) ? own : kind.empty(setting.field))
      return isLocalized(setting.field)
        ? inEach(path, (language) => text(recordOf(value)[language]))
        : { [path]: text(value) }
    }
  }
}

/** The id of a row that was added, in this form: the server gives it another one. */
export const newRowId = (): string => `new${Math.random().toString(36).slice(2)}`

/** The texts of a row that was added. */
export const newRow = ({ fields }: RowsSetting, path: string, id: string): Record<string, string> =>
  textsOf(fields, {}, `${path}.${id}.`)

/** The paths of the lists among settings. */
const listsOf = (settings: SettingsByName, prefix = ''): string[] =>
  Object.entries(settings).flatMap(([name, setting]) => {
    if (setting.is === 'group') return listsOf(setting.fields, `${prefix}${name}.`)
    return setting.is === 'rows' ? [prefix + name] : []
  })

/** The name of the text with the rows that a changed list had before. */
const beforeOf = (list: string): string => `${list} before`

/** The texts of a form to store until they are saved: those that were changed, and the rows that changed lists had before. */
export function unsavedTexts(settings: SettingsByName, texts: FormTexts, from: FormTexts): FormTexts {
  const changed = changedTexts(texts, from)
  const lists = listsOf(settings).filter((list) => changed[list] !== undefined)
  return { ...changed, ...Object.fromEntries(lists.map((list) => [beforeOf(list), from[list] ?? ''])) }
}

/** A form's texts with unsaved ones put back. Rows that others have added since stay, and those that others have removed stay away. */
export function withUnsaved(settings: SettingsByName, texts: FormTexts, unsaved: FormTexts): FormTexts {
  const lists = listsOf(settings)
  const rows = new Map(lists.map((list) => [list, mergedRows(list, texts, unsaved)]))
  const isLeftOut = (name: string) =>
    lists.some((list) => {
      const { field } = splitName(name)
      const isOfRow =
        field.startsWith(`${list}.`) && !rows.get(list)?.includes(field.slice(list.length + 1).split('.')[0] ?? '')
      return isOfRow || name === beforeOf(list)
    })
  const merged = Object.entries({ ...texts, ...unsaved }).filter(([name]) => !isLeftOut(name))
  return { ...Object.fromEntries(merged), ...Object.fromEntries([...rows].map(([list, ids]) => [list, rowsText(ids)])) }
}

function mergedRows(list: string, texts: FormTexts, unsaved: FormTexts): string[] {
  const theirs = rowsOf(texts, list)
  if (unsaved[list] === undefined) return theirs
  const [own, before] = [rowsOf(unsaved, list), rowsOf(unsaved, beforeOf(list))]
  const added = theirs.filter((id) => !before.includes(id) && !own.includes(id))
  return [...own.filter((id) => theirs.includes(id) || !before.includes(id)), ...added]
}

/**
 * The settings to send: those that were changed; of a group and of a localized text the changed parts, of a list all rows, or all its
 * words in all languages: they may be the shipped ones.
 */
export const changesOf = (settings: SettingsByName, texts: FormTexts, from: FormTexts): SettingsValues =>
  differences(settings, valuesAt(settings, texts, ''), valuesAt(settings, from, ''))

function differences(settings: SettingsByName, values: SettingsValues, from: SettingsValues): SettingsValues {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) => {
      const [value, before] = [values[name], from[name]]
      if (JSON.stringify(value) === JSON.stringify(before)) return []
      return [[name, differenceOf(setting, value, before)]]
    }),
  )
}

function differenceOf(setting: Setting, value: unknown, from: unknown): unknown {
  if (setting.is === 'group') return differences(setting.fields, recordOf(value), recordOf(from))
  if (setting.is !== 'value' || !isLocalized(setting.field)) return value
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(([language, text]) => text !== recordOf(from)[language]),
  )
}

/** Whether two changes, as sent, make something different of the same: of a list, or of a value in the same language. */
export function changeTheSame(settings: SettingsByName, one: SettingsValues, other: SettingsValues): boolean {
  return Object.entries(settings).some(([name, setting]) => {
    const [value, beside] = [one[name], other[name]]
    if (value === undefined || beside === undefined || JSON.stringify(value) === JSON.stringify(beside)) return false
    if (setting.is === 'group') return changeTheSame(setting.fields, recordOf(value), recordOf(beside))
    if (setting.is !== 'value' || !isLocalized(setting.field)) return true
    return Object.entries(recordOf(value)).some(
      ([language, text]) => Object.hasOwn(recordOf(beside), language) && recordOf(beside)[language] !== text,
    )
  })
}

/** A text of what has a pattern, which are times: 9:30 is 09:30. */
const asTime = ({ pattern }: ValueSetting, text: string): string =>
  pattern === undefined ? text : text.trim().replace(/^\d:\d\d$/, '0$&')

const valuesAt = (settings: SettingsByName, texts: FormTexts, prefix: string): SettingsValues =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, valueAt(setting, texts, prefix + name)]))

function valueAt(setting: Setting, texts: FormTexts, path: string): unknown {
  const each = <T>(make: (text: string) => T) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, make(texts[nameIn(language, path)] ?? '')]))
  switch (setting.is) {
    case 'group':
      return valuesAt(setting.fields, texts, `${path}.`)
    case 'rows':
      return rowsOf(texts, path).map((id) => ({ _id: id, ...valuesAt(setting.fields, texts, `${path}.${id}.`) }))
    case 'words':
      return each((text) => text.split('\n'))
    case 'picture':
      return texts[path] || null
    case 'value':
      return isLocalized(setting.field) ? each((text) => text) : asTime(setting, texts[path] ?? '')
  }
}

/** The name of the text that an error of the server is about: `slides.0.title.ne` is `ne:slides.<id>.title`. */
export function textNameOf(field: string, texts: FormTexts): string {
  const parts = field.split('.')
  const last = parts.at(-1)
  const language = isLanguage(last) ? last : undefined
  const path = (language ? parts.slice(0, -1) : parts).reduce((at, part) =>
    /^\d+$/.test(part) ? `${at}.${rowsOf(texts, at)[Number(part)] ?? part}` : `${at}.${part}`,
  )
  return language ? nameIn(language, path) : path
}
