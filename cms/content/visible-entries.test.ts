import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { sourceOf } from '#collections/sources.ts'
import { DAY_MS } from '#contract/time.ts'
import { officeDay } from '#contract/office-day.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { isVisible, visibleEntries } from './visible-entries.ts'

let payload: Payload
preparePayload((started) => (payload = started))

/** A day as the API stores it, and as the panel does. */
const forms = (days: number): string[] => {
  const day = officeDay(Date.now() + days * DAY_MS)
  return [day, `${day}T12:00:00.000Z`]
}

it('a row is visible where the query of visible entries finds it', async () => {
  const source = sourceOf('career')
  const days = [undefined, null, ...[-1, 0, 1].flatMap(forms)]
  const states = ['draft', 'published'] as const
  const rows = states.flatMap((_status) => days.map((validThrough) => ({ _status, validThrough })))
  for (const [n, row] of rows.entries())
    await payload.db.create({ collection: source.collection, data: { title: `J${n}`, slug: `j${n}`, ...row } })
  const all = await payload.db.find<{ id: string }>({ collection: source.collection, pagination: false, limit: 0 })
  const found = await payload.db.find<{ id: string }>({
    collection: source.collection,
    where: visibleEntries(source),
    pagination: false,
    limit: 0,
  })
  const visible = all.docs.filter((row) => isVisible(source, { ...row })).map(({ id }) => id)
  expect(visible.toSorted()).toEqual(found.docs.map(({ id }) => id).toSorted())
  expect(visible).toHaveLength(6)
})
