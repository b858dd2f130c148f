import fc from 'fast-check'
import { expect, it } from 'vitest'

import { checkSettings, emptyValues, type SettingsValues } from '#contract/check-settings.ts'
import { firmSettings } from '#contract/firm-settings.ts'
import { changesOf, changeTheSame, type FormTexts, textsOf, unsavedTexts, withUnsaved } from './form-texts.ts'

/** The texts of a form with slides, whose titles are their ids and the given suffix. */
const slides = (ids: string, more: FormTexts = {}): FormTexts => ({
  tagline: 'Numbers',
  slides: ids,
  ...Object.fromEntries(
    ids.split(' ').flatMap((id) => [
      [`slides.${id}.title`, id],
      [`ne:slides.${id}.title`, ''],
    ]),
  ),
  ...more,
})

it.each<[what: string, own: FormTexts, theirs: FormTexts, merged: FormTexts]>([
  ['another field', slides('a b', { tagline: 'Mine' }), slides('a b'), slides('a b', { tagline: 'Mine' })],
  ['an added row stays with theirs', slides('a b new'), slides('a b c'), slides('a b new c')],
  ['a removed row stays away, and what they removed', slides('a b new'), slides('b'), slides('b new')],
  ['the order', slides('b a'), slides('a b c'), slides('b a c')],
  ['the text of a row that they removed', slides('a b', { 'ne:slides.a.title': 'क' }), slides('b'), slides('b')],
  [
    'the text of a row',
    slides('a b', { 'slides.a.title': 'A!' }),
    slides('a b c'),
    slides('a b c', { 'slides.a.title': 'A!' }),
  ],
  ['a row that was removed here', slides('b'), slides('a b c'), slides('b c')],
])('unsaved texts are put back over what others have changed since: %s', (_what, own, theirs, merged) => {
  const stored = unsavedTexts(firmSettings, own, slides('a b'))
  const shown = withUnsaved(firmSettings, theirs, stored)
  expect(changesOf(firmSettings, shown, merged)).toEqual({})
  expect(Object.keys(shown).filter((name) => name.includes('before'))).toEqual([])
})

const names = [
  'tagline',
  'ne:tagline',
  'contact.email',
  'contact.phone',
  'contact.location',
  'ne:contact.location',
] as const

const values = fc.record(
  Object.fromEntries(
    names.map((name) => [name, fc.constantFrom(...['', 'a', 'b'].map((text) => textFor(name, text)))]),
  ),
)

function textFor(name: string, text: string): string {
  if (text === '') return ''
  if (name.endsWith('email')) return `${text}@example.com`
  return name.endsWith('phone') ? `+977 98${text === 'a' ? '1' : '2'}1234567` : text
}

function applied(change: SettingsValues, to: SettingsValues): SettingsValues {
  const checked = checkSettings(firmSettings, change, to)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.values
}

it('two changes of the settings are merged text by text, unless they make something different of the same one', () => {
  const nothing: FormTexts = textsOf(firmSettings, emptyValues(firmSettings), '')
  const formOf = (texts: Record<string, string>): FormTexts => ({ ...nothing, ...texts })
  fc.assert(
    fc.property(values, values, values, (before, own, others) => {
      const [from, mine, theirs] = [formOf(before), formOf(own), formOf(others)]
      const change = changesOf(firmSettings, mine, from)
      const isChangedInBoth = names.some(
        (name) => mine[name] !== from[name] && theirs[name] !== from[name] && mine[name] !== theirs[name],
      )
      expect(changeTheSame(firmSettings, change, changesOf(firmSettings, theirs, from))).toBe(isChangedInBoth)
      const stored = applied(changesOf(firmSettings, theirs, nothing), emptyValues(firmSettings))
      const merged = textsOf(firmSettings, applied(change, stored), '')
      for (const name of names) expect(merged[name]).toBe(mine[name] === from[name] ? theirs[name] : mine[name])
    }),
  )
})
