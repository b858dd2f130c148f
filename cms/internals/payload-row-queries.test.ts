import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { sources } from '#collections/sources.ts'
import { isLocalized as isTranslated } from '#contract/fields/index.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { hasTrash, isLocalized, languagesFor } from './payload-row-queries.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it.each(sources.map((source) => [source.collection, source.type] as const))(
  'the configuration of %s says which columns are localized, and that it has a trash',
  (collection, { fields }) => {
    const { flattenedFields } = payload.collections[collection].config
    const localized = flattenedFields.filter(isLocalized).map(({ name }) => name)
    const translated = Object.keys(fields).filter((name) => fields[name] && isTranslated(fields[name]))
    expect(localized).toEqual(expect.arrayContaining(translated))
    for (const name of Object.keys(fields)) if (!translated.includes(name)) expect(localized).not.toContain(name)
    expect(hasTrash(payload, collection)).toBe(true)
    expect(hasTrash(payload, 'users')).not.toBe(true)
  },
)

it('a language is read with the one that it falls back to', () => {
  expect([languagesFor('en'), languagesFor('ne'), languagesFor('all')]).toEqual([['en'], ['ne', 'en'], ['en', 'ne']])
})
