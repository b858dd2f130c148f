import type { RowsSetting, Setting, SettingsByName } from '#contract/setting.ts'
import { firmSettings } from '#contract/firm-settings.ts'
import { isLocalized, kindOf } from '#contract/fields/index.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { rulesIn } from '#contract/rules-in-language.ts'
import { isRecord } from '#contract/narrow.ts'
import type { Operation } from './openapi-operations.ts'
import { jsonBody } from './openapi-schemas.ts'
import { object, type Json, objectOf, ref, text } from './json-schema.ts'
import type { FirmSettings } from '#contract/settings-response.ts'

export const SETTINGS = 'Settings'

const languages = (of: (language: Language) => Json, required: string[]): Json =>
  object(Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])), required)

/** The schema of a setting. In requests every part of it may be missing, but a list of rows has to have all of them. */
function schemaOf(setting: Setting, isInput: boolean): Json {
  const { help } = setting
  return { ...ownSchema(setting, isInput), ...(help === undefined ? {} : { description: help }) }
}

function ownSchema(setting: Setting, isInput: boolean): Json {
  const required = isInput ? [] : [...LANGUAGES]
  switch (setting.is) {
    case 'group':
      return settingsSchema(setting.fields, isInput)
    case 'rows':
      return { type: 'array', maxItems: setting.most, items: rowSchema(setting, isInput) }
    case 'words': {
      const word = isInput ? { ...text, maxLength: setting.max } : text
      return languages(() => ({ type: 'array', maxItems: setting.most, items: word }), required)
    }
    case 'picture':
      return { type: ['string', 'null'] }
    case 'value': {
      const { field } = setting
      const kind = kindOf(field)
      const own = isInput && kind.inputSchema ? kind.inputSchema : kind.schema
      if (isInput && setting.pattern !== undefined) return { ...own(field), pattern: setting.pattern }
      return isLocalized(field) ? languages((language) => own(rulesIn(field, language)), required) : own(field)
    }
  }
}

function rowSchema({ fields }: RowsSetting, isInput: boolean): Json {
  const { properties } = settingsSchema(fields, isInput)
  const all = { _id: text, ...(isRecord(properties) ? properties : {}) }
  return object(all, isInput ? [] : Object.keys(all))
}

function settingsSchema(settings: SettingsByName, isInput: boolean): Json {
  const properties = Object.entries(settings).map(([name, setting]) => [name, schemaOf(setting, isInput)] as const)
  return object(Object.fromEntries(properties), isInput ? [] : properties.map(([name]) => name))
}

const values = settingsSchema(firmSettings, false)

export const settingsSchemas = {
  Settings: objectOf<FirmSettings>({
    revision: { type: 'string', description: 'The `ETag`, for `If-Match`.' },
    values: { ...values, description: 'The firm’s own; empty where it has none.' },
    defaults: { ...values, description: 'What is shown where it has none.' },
    pictures: { type: 'object', additionalProperties: ref('Image'), description: 'By their ids.' },
  }),
  SettingsChange: settingsSchema(firmSettings, true),
}

const requestBody = jsonBody(ref('SettingsChange'))

/** The operations by method and path. */
export const settingsOperations = (parameters: {
  ifMatch: Json
  language: Json
}): Readonly<Record<string, Operation>> => ({
  'get /settings': {
    operationId: 'readSettings',
    tag: SETTINGS,
    summary: 'The firm’s settings in all languages',
    description: 'Texts that are localized, and lists of words, by language.',
    schema: ref('Settings'),
    headers: ['ETag'],
  },
  'patch /settings': {
    operationId: 'changeSettings',
    tag: SETTINGS,
    summary: 'Changes some of the firm’s settings',
    description:
      'What is not sent stays, also in each language. Lists are sent whole; a row keeps what was not sent of it by its `_id`, in any place. Errors name fields by their paths: `slides.0.title.en`.',
    parameters: [parameters.ifMatch],
    requestBody,
    schema: ref('Settings'),
    headers: ['ETag'],
    failures: ['412'],
  },
  'post /preview/settings': {
    operationId: 'previewSettings',
    tag: SETTINGS,
    summary: 'What the site would show with other settings',
    description: 'Takes what a change takes, and saves nothing.',
    parameters: [parameters.language],
    requestBody,
    schema: ref('SiteContent'),
  },
})
