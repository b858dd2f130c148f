import { expect, it } from 'vitest'

import { firmSettings } from '#contract/firm-settings.ts'
import { changesOf, type FormTexts, unsavedTexts, withUnsaved } from './form-texts.ts'

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
