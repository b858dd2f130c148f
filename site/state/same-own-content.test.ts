import { expect, it } from 'vitest'

import type { Writing } from '#contract/writing.ts'
import { aPost } from '../testing/entries.ts'
import { writingOf } from '../testing/staff/mock-mutations.ts'
import { isOnlyScheduled } from './same-own-content.ts'

const at = '2026-11-20T09:00:00.000Z'
const entry = aPost()
const draft = writingOf(entry, '"1"', { state: 'draft', scheduled: [{ action: 'publish', at }] })
const seen = writingOf(entry, '"2"', { scheduled: [{ action: 'unpublish', at }] })

it.each<[string, Writing, Writing, boolean]>([
  ['a publication on time', draft, writingOf({ ...entry, createdAt: at }), true],
  ['a withdrawal on time', seen, writingOf(entry, '"3"', { state: 'draft' }), true],
  ['nothing yet', draft, draft, true],
  ['a failure', draft, { ...draft, scheduled: [{ action: 'publish', at, failed: 'Title is required' }] }, true],
  ['a text, too', draft, writingOf({ ...entry, title: 'Other' }), false],
  ['a withdrawal by hand', { ...seen, scheduled: [] }, writingOf(entry, '"3"', { state: 'draft' }), false],
  ['a publication by hand before a withdrawal', { ...draft, scheduled: seen.scheduled }, writingOf(entry), false],
])('%s: is it only what was scheduled?', (_what, before, after, expected) => {
  expect(isOnlyScheduled('blog', before, after)).toBe(expected)
})
