import { expect, it } from 'vitest'

import { checkSettings } from './check-settings.ts'
import { inquiryStatuses } from './inquiry-desk.ts'
import { documentMessages } from './document-messages.ts'
import {
  fieldInvalid,
  fieldNotEither,
  fieldNotFlag,
  fieldNotOneOf,
  fieldNotSomeOf,
  fieldNotText,
  fieldRequired,
  tooManyRows,
} from './fields/messages.ts'
import { notRecurrence } from './fields/recurrence.ts'
import { dayBeyond, dayMissing } from './day-problems.ts'
import { tooComplex, tooManyNodes } from './fields/html.ts'
import { firmSettings } from './firm-settings.ts'
import { LANGUAGES } from './languages.ts'
import { tooManyPictures } from './rich-text/file-nodes.ts'
import type { Setting, SettingsByName } from './setting.ts'
import { roles } from './role.ts'
import { anyCodeOf } from './staff-message-code.ts'
import { problemIn } from './problem-in.ts'
import {
  addressRedirected,
  entryClosed,
  entryUnknown,
  fileKept,
  fileUsed,
  inquiryStatusNow,
  staffMessages,
  tooManyAtOnce,
  tooManyKeys,
} from './staff-messages.ts'
import { type Field, isLocalized, validateField } from './fields/index.ts'

/** The value that a form sends for a setting if the same text is typed into all its fields. */
function typed(setting: Setting, text: string): unknown {
  switch (setting.is) {
    case 'group':
      return typedInto(setting.fields, text)
    case 'rows':
      return Array.from({ length: setting.most + 1 }, () => typedInto(setting.fields, text)).slice(text === '' ? 0 : -2)
    case 'words':
      return Object.fromEntries(LANGUAGES.map((language) => [language, Array.from({ length: 1000 }, () => text)]))
    case 'picture':
      return null
    case 'value':
      return isLocalized(setting.field) ? Object.fromEntries(LANGUAGES.map((each) => [each, text])) : text
  }
}

const typedInto = (settings: SettingsByName, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, setting]) => setting.is !== 'value' || setting.field.kind !== 'choice')
      .map(([name, setting]) => [name, typed(setting, text)]),
  )

const messagesFor = (sent: Record<string, unknown>): string[] => {
  const checked = checkSettings(firmSettings, sent, {})
  return checked.ok ? [] : checked.errors.map(({ message }) => message)
}

it.each([
  ['nothing', ''],
  ['a word', 'nonsense'],
  ['a negative number', '-1'],
  ['a time', '17:00'],
  ['what is too long', '9'.repeat(20_000)],
  ['what cannot be stored', 'a\0b'],
])('what refuses %s in the settings has a code', (_name, text) => {
  const messages = messagesFor(typedInto(firmSettings, text))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((message) => anyCodeOf(message) === undefined)).toEqual([])
})

it.each([
  [{ openingHours: [{ day: '0', from: '17:00', to: '09:00' }] }, 'hoursReversed'],
  [{ openingHours: [{ day: '0', from: '25:00', to: '26:00' }] }, 'fieldNotTime'],
  [{ holidays: [{ name: 'Dashain', from: '2026-10-20', until: '2026-10-19' }] }, 'daysReversed'],
  [{ holidays: [{ name: 'Dashain', from: '20 October' }] }, 'fieldNotDate'],
  [{ contact: { latitude: '27' } }, 'degreesApart'],
  [{ contact: { latitude: '95', longitude: '85' } }, 'fieldNotBetween'],
  [{ contact: { viber: '98' } }, 'fieldNotPhone'],
  [{ contact: { mapLinkUrl: 'map' } }, 'fieldNotUrl'],
  [{ socialLinks: Array.from({ length: 101 }, () => ({})) }, 'fieldTooManyRows'],
])('the settings %j are refused as %s', (sent, code) => {
  expect(messagesFor(sent).map((message) => anyCodeOf(message)?.code)).toContain(code)
})

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

it.each<readonly [message: string, code: string | undefined]>([
  [tooComplex('Description'), 'fieldTooComplex'],
  [tooManyNodes('Description', 20_000), 'fieldTooManyParts'],
  [tooManyPictures('Description'), 'fieldTooManyPictures'],
  [inquiryStatusNow('answered', ''), 'inquiryStatusNow'],
  [inquiryStatusNow('answered', 'Asha Rai'), 'inquiryStatusNowBy'],
  [entryUnknown('Picture'), 'entryUnknown'],
  [entryClosed('Career'), 'entryClosed'],
  [fileUsed('picture', 'Blog “VAT”, Service “Audit” and 2 more'), 'fileUsed'],
  [fileKept('document', 'Blog “VAT”'), 'fileKept'],
  [addressRedirected('/ne/blog'), 'addressRedirected'],
  [tooManyKeys(10), 'tooManyKeys'],
  [tooManyAtOnce(100), 'tooManyAtOnce'],
  [problemIn('ne', staffMessages.notRichText), 'problemIn'],
  [fieldInvalid('Crop'), 'fieldInvalid'],
  [fieldNotText('Note'), 'fieldNotText'],
  [fieldNotFlag('Taken'), 'fieldNotFlag'],
  [fieldNotOneOf('Status', inquiryStatuses), 'fieldNotOneOf'],
  [fieldNotSomeOf('For', ['company', 'person']), 'fieldNotOneOf'],
  [fieldNotEither('Role', roles), 'fieldNotOneOf'],
  [tooManyRows('People', 4), 'fieldTooManyRows'],
  ...Object.entries(staffMessages).map(([code, text]) => [text, code] as const),
  ...Object.entries(documentMessages).map(([name, text]) => [text, `document${capital(name)}`] as const),
  [notRecurrence('Falls due'), 'fieldNotRecurrence'],
  [dayMissing('Falls due', '2083-08', 29), 'dayMissing'],
  [dayBeyond('Falls due', '2000-01-01', '2090-12-30'), 'dayBeyond'],
  [fieldRequired('Name'), 'fieldRequired'],
  ['Something else', undefined],
])('%s', (message, code) => {
  expect(anyCodeOf(message)?.code).toBe(code)
})

it.each<readonly [field: Field, code: string]>([
  [{ kind: 'number' }, 'fieldNotNumber'],
  [{ kind: 'number', whole: true }, 'fieldNotNumber'],
  [{ kind: 'number', least: 1 }, 'fieldNotAtLeast'],
  [{ kind: 'number', most: 9, whole: true }, 'fieldNotAtMost'],
  [{ kind: 'number', least: 1, most: 9 }, 'fieldNotBetween'],
  [{ kind: 'date' }, 'fieldNotDate'],
  [{ kind: 'date', time: true }, 'fieldNotMoment'],
  [{ kind: 'boolean' }, 'fieldNotFlag'],
  [{ kind: 'choice', options: { a: 'A' } }, 'fieldNotOneOf'],
  [{ kind: 'choices', options: { a: 'A' } }, 'fieldNotOneOf'],
])('a value that the field %j refuses is refused as %s', (field, code) => {
  expect(anyCodeOf(validateField('Value', field, 'nonsense').message ?? '')?.code).toBe(code)
})
