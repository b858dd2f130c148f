import type { Field, FieldHook, PayloadRequest } from 'payload'

import { checkSettings, emptyValues } from '../contract/check-settings.ts'
import type { RowsSetting, Setting, SettingsByName, ValueSetting, WordsSetting } from '../contract/setting.ts'
import { shippedAt } from '../contract/shipped-settings.ts'
import { isClaim } from '../contract/site-content.ts'
import { isLocalized, validateField } from '../contract/fields/index.ts'
import { isRecord } from '../contract/narrow.ts'
import { DEFAULT_LANGUAGE, languageOf } from '../contract/languages.ts'
import { rulesIn } from '../contract/rules-in-language.ts'
import { payloadFieldsOf, trim } from './field-kinds.ts'
import { HOLDS_PICTURE } from './picture-or-document.ts'

/** Payload's fields of described settings. Adjacent half-width ones share a row; the defaults are placeholders. */
export function settingFields(settings: SettingsByName, path: readonly string[] = []): Field[] {
  const fields: Field[] = []
  let beside: Field[] | undefined
  for (const [name, setting] of Object.entries(settings)) {
    if (!setting.half) beside = undefined
    else if (!beside) {
      beside = []
      fields.push({ type: 'row', fields: beside })
    }
    ;(beside ?? fields).push(...fieldsOf(name, setting, [...path, name]))
  }
  return fields
}

function fieldsOf(name: string, setting: Setting, path: readonly string[]): Field[] {
  const { label } = setting
  switch (setting.is) {
    case 'group':
      return [{ name, type: 'group', label, fields: settingFields(setting.fields, path) }]
    case 'rows':
      return [rowsField(name, setting, shippedAt(path))]
    case 'words':
      return [wordsField(name, setting, shippedAt(path))]
    case 'picture':
      return [{ name, type: 'upload', relationTo: 'media', label, ...HOLDS_PICTURE, admin: helpOf(setting) }]
    case 'value':
      return valueFields(name, setting, isClaimed(path) ? undefined : shippedAt(path))
  }
}

/** Whether a setting has the shipped value only until the firm has a name of its own. */
const isClaimed = (path: readonly string[]): boolean => isClaim(path[0] ?? '') || path.at(-1) === 'careersEmail'

const helpOf = ({ help }: { help?: string }): { description?: string } =>
  help === undefined ? {} : { description: help }

function valueFields(name: string, setting: ValueSetting, shipped: unknown): Field[] {
  const { field, label, help } = setting
  if (field.kind === 'choice' || field.kind === 'date')
    return payloadFieldsOf(name, field, help === undefined ? {} : { help }, label)
  const shared = {
    name,
    label,
    required: field.required ?? false,
    admin: {
      ...helpOf(setting),
      ...(isRecord(shipped) || shipped === undefined ? {} : { placeholder: String(shipped) }),
    },
    validate: validated(setting),
  }
  if (field.kind === 'number') {
    const { least, most, whole } = field
    const bounds = { ...(least === undefined ? {} : { min: least }), ...(most === undefined ? {} : { max: most }) }
    return [{ ...shared, ...bounds, type: 'number', admin: { ...shared.admin, step: whole ? 1 : 0.0001 } }]
  }
  const text = { ...shared, localized: isLocalized(field), hooks: { beforeValidate: [trim] } }
  return [field.kind === 'lines' ? { ...text, type: 'textarea' } : { ...text, type: 'text' }]
}

interface ValidateOptions {
  req: Pick<PayloadRequest, 'locale'>
  siblingData: unknown
}

/** Validates by the description; left out is blank. */
const validated =
  ({ label, field, problem }: ValueSetting) =>
  (value: unknown, { req, siblingData }: ValidateOptions): string | true =>
    validateField(label, rulesIn(field, languageOf(req.locale)), value ?? '').message ??
    problem?.(value, isRecord(siblingData) ? siblingData : {}) ??
    true

/** A list of words. */
const wordsField = (name: string, setting: WordsSetting, shipped: unknown): Field => ({
  name,
  type: 'text',
  hasMany: true,
  localized: true,
  label: setting.label,
  maxRows: setting.most,
  admin: helpOf(setting),
  defaultValue: inDefaultLanguage(shipped),
  hooks: { beforeValidate: [withoutBlanks] },
  validate: (value: unknown) => {
    if (value === undefined || value === null || value === '') return true
    const settings = { [name]: setting }
    const checked = checkSettings(settings, { [name]: { [DEFAULT_LANGUAGE]: value } }, emptyValues(settings))
    return checked.ok || (checked.errors[0]?.message ?? true)
  },
})

/** Removes blank and repeated words. */
const withoutBlanks: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value.map((one) => trim({ value: one })))].filter((one) => one !== '') : value

/** A list whose initial rows are the defaults; without rows the defaults are shown. */
function rowsField(name: string, { label, singular, most, help, fields }: RowsSetting, shipped: unknown): Field {
  const count = Array.isArray(shipped) ? shipped.length : 0
  const until = isClaim(name) ? ', until the firm has a name of its own' : ''
  const note = count > 0 ? `Without any row, the ${count} that came with the site are shown${until}.` : undefined
  return {
    name,
    type: 'array',
    labels: { singular, plural: label },
    maxRows: most,
    // What the invented firm claims is never stored as this one's own.
    ...(count > 0 && !isClaim(name) ? { defaultValue: inDefaultLanguage(shipped) } : {}),
    admin: {
      ...helpOf({ help: [help, note].filter((text) => text !== undefined).join(' ') }),
      initCollapsed: true,
      components: { RowLabel: '/brand/row-label.tsx#RowLabel' },
    },
    fields: settingFields(fields),
  }
}

/** A default value of the default language alone: in others it would count as the firm's own. */
const inDefaultLanguage =
  (values: unknown) =>
  ({ locale }: { locale?: unknown }): unknown =>
    languageOf(locale) === DEFAULT_LANGUAGE ? structuredClone(values) : undefined
