import type { Checked, FieldError } from './failure.ts'
import { type Field, isLocalized, kindOf, validateField } from './fields/index.ts'
import { arrayOf, isRecord, recordOf } from './narrow.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { rulesIn } from './rules-in-language.ts'
import type { RowsSetting, Setting, SettingsByName, ValueSetting, WordsSetting } from './setting.ts'
import { fieldInvalid, tooManyRows } from './fields/messages.ts'

/**
 * Values of settings by name, as calls carry them: a text that is localized, and a list of words, by language; a group's values by
 * name; rows as a list, each with its `_id`; a picture's id.
 */
export type SettingsValues = Record<string, unknown>

/** A setting's sent value, its value before, the path that its errors name, and the list that they are added to. */
interface Given {
  input: unknown
  current: unknown
  path: string
  errors: FieldError[]
}

/** A value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Record<string, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]))

/** The value of a setting that was never set. */
export function emptyValue(setting: Setting): unknown {
  if (setting.is === 'group') return emptyValues(setting.fields)
  if (setting.is === 'rows') return []
  if (setting.is === 'words') return byLanguage(() => [])
  if (setting.is === 'picture') return null
  const { field } = setting
  return isLocalized(field) ? byLanguage(() => '') : kindOf(field).empty(field)
}

/** The values of settings of which none was set. */
export const emptyValues = (settings: SettingsByName): SettingsValues =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, emptyValue(setting)]))

/**
 * Checks what was sent of some settings.
 *
 * @param input any of them by name, any of their languages; of a list all rows
 * @param current the values before, which stay where nothing was sent; a row that was there is known by its `_id`
 * @returns all values, or the fields that are wrong by their paths: `contact.email`, `slides.0.title.en`
 */
export function checkSettings(
  settings: SettingsByName,
  input: SettingsValues,
  current: SettingsValues,
): Checked<SettingsValues> {
  const errors: FieldError[] = []
  const values = checkEach(settings, { input, current, path: '', errors })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}

function checkEach(settings: SettingsByName, { input, current, path, errors }: Given): SettingsValues {
  const [sent, before] = [recordOf(input), recordOf(current)]
  const values: SettingsValues = {}
  for (const [name, setting] of Object.entries(settings)) {
    const own = before[name] === undefined ? emptyValue(setting) : before[name]
    const isSent = Object.hasOwn(sent, name)
    values[name] = isSent ? checkOne(setting, { input: sent[name], current: own, path: path + name, errors }) : own
  }
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.is !== 'value' || !Object.hasOwn(sent, name) || errors.some(({ field }) => field === path + name))
      continue
    const message = setting.problem?.(values[name], values)
    if (message !== undefined) errors.push({ field: path + name, message })
  }
  return values
}

function checkOne(setting: Setting, given: Given): unknown {
  const { input, current, path, errors } = given
  switch (setting.is) {
    case 'value':
      return checkValue(setting, given)
    case 'rows':
      return checkRows(setting, given)
    case 'words':
      return checkWords(setting, given)
    case 'picture':
      if (input === null || input === '') return null
      if (typeof input === 'string') return input
      return refused(errors, path, `${setting.label} must be the id of a picture`, current)
    case 'group':
      if (!isRecord(input)) return refused(errors, path, `${setting.label} must be an object`, current)
      return checkEach(setting.fields, { ...given, path: `${path}.` })
  }
}

function refused(errors: FieldError[], field: string, message: string, current: unknown): unknown {
  errors.push({ field, message })
  return current
}

function checkValue({ label, field }: ValueSetting, { input, current, path, errors }: Given): unknown {
  const check = (rule: Field, at: string, value: unknown, before: unknown) => {
    const checked = validateField(label, rule, value, before)
    return checked.message === undefined ? checked.value : refused(errors, at, checked.message, before)
  }
  if (!isLocalized(field)) return check(field, path, input ?? '', current)
  if (!isRecord(input)) return refused(errors, path, `${label} must be texts by language`, current)
  const before = recordOf(current)
  return byLanguage((language) => {
    const isSent = Object.hasOwn(input, language)
    return check(
      rulesIn(field, language),
      `${path}.${language}`,
      isSent ? input[language] : before[language],
      before[language],
    )
  })
}

function checkRows({ label, most, fields }: RowsSetting, { input, current, path, errors }: Given): unknown {
  if (!Array.isArray(input)) return refused(errors, path, `${label} must be a list`, current)
  if (input.length > most) return refused(errors, path, tooManyRows(label, most), current)
  const left = new Map(arrayOf(current).map((row) => [recordOf(row)['_id'], row]))
  return input.map((row: unknown, n) => {
    const at = `${path}.${n}`
    if (!isRecord(row)) return refused(errors, at, `${label} must be a list of objects`, {})
    if (row['_id'] !== undefined && typeof row['_id'] !== 'string')
      return refused(errors, `${at}._id`, fieldInvalid('Row'), {})
    const before = left.get(row['_id'])
    left.delete(row['_id'])
    const sent = before === undefined ? { ...emptyValues(fields), ...row } : { ...recordOf(before), ...row }
    const values = checkEach(fields, { input: sent, current: before, path: `${at}.`, errors })
    return { _id: before === undefined ? '' : row['_id'], ...values }
  })
}

function checkWords({ label, most, max }: WordsSetting, { input, current, path, errors }: Given): unknown {
  if (!isRecord(input)) return refused(errors, path, `${label} must be lists by language`, current)
  return byLanguage((language) => {
    const before = recordOf(current)[language] ?? []
    if (!Object.hasOwn(input, language)) return before
    const [at, sent] = [`${path}.${language}`, input[language]]
    if (!Array.isArray(sent)) return refused(errors, at, `${label} must be lists by language`, before)
    const words = sent.map((word: unknown) => validateField(label, { kind: 'text', max }, word))
    const wrong = words.find(({ message }) => message !== undefined)
    if (wrong?.message !== undefined) return refused(errors, at, wrong.message, before)
    const own = [...new Set(words.flatMap((word) => (word.message === undefined && word.value) || []))]
    return own.length > most ? refused(errors, at, tooManyRows(label, most), before) : own
  })
}
