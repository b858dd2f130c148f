import { expect, it } from 'vitest'

import { ApiError } from '../../api/client.ts'
import { type AutosaveState, failedSave, nextSave } from './autosave-schedule.ts'

const calm: AutosaveState = { changed: undefined, failed: undefined, reopenedAt: 0 }
const unanswered = { at: 100_000, isRefused: false }
const refused = { at: 100_000, isRefused: true }
const once = (at: number) => ({ first: at, last: at })

const cases: readonly [why: string, state: Partial<AutosaveState>, next: number | undefined][] = [
  ['nothing has changed', {}, undefined],
  ['a change is saved after a pause', { changed: once(1000) }, 3000],
  ['each further change puts that off', { changed: { first: 1000, last: 9000 } }, 11_000],
  ['but not for ever', { changed: { first: 1000, last: 20_500 } }, 21_000],
  ['what was refused is not sent again', { failed: refused }, undefined],
  ['what has changed since is, after the same pause', { failed: refused, changed: once(101_000) }, 103_000],
  ['and within the same time', { failed: refused, changed: { first: 101_000, last: 120_900 } }, 121_000],
  ['neither a connection nor a session changes what was refused', { failed: refused, reopenedAt: 101_000 }, undefined],
  ['a save without a response is repeated', { failed: unanswered }, 115_000],
  ['whatever is typed meanwhile', { failed: unanswered, changed: { first: 101_000, last: 114_999 } }, 115_000],
  ['when the server asks for it', { failed: { ...unanswered, retryAfter: 60_000 } }, 160_000],
  ['at once when the connection is back', { failed: unanswered, reopenedAt: 104_000 }, 104_000],
  ['not because it was back before', { failed: unanswered, reopenedAt: 99_000 }, 115_000],
  ['not at once where the server asks for no pause', { failed: { ...unanswered, retryAfter: 0 } }, 102_000],
  ['within an hour, whatever the server asks for', { failed: { ...unanswered, retryAfter: 1e12 } }, 3_700_000],
  ['nor before the server wants it', { failed: { ...unanswered, retryAfter: 60_000 }, reopenedAt: 104_000 }, 160_000],
]

it.each(cases)('%s', (_why, state, next) => expect(nextSave({ ...calm, ...state })).toBe(next))

it.each([400, 404, 409, 412, 413, 415, 422])('%i is refused for good', (status) =>
  expect(failedSave(new ApiError(status, 'No'), 1)).toMatchObject({ at: 1, isRefused: true }),
)

it.each([0, 200, 401, 403, 408, 425, 429, 500, 502, 503, 504])('%i may pass', (status) =>
  expect(failedSave(new ApiError(status, 'Not now'), 1)).toMatchObject({ at: 1, isRefused: false }),
)

it('a new entry that was deleted may be created by the next save', () =>
  expect(failedSave(new ApiError(404, 'Not found'), 1, true)).toMatchObject({ isRefused: false }))

it('the wait that the server asks for is in its own unit', () =>
  expect(failedSave(Object.assign(new ApiError(503, 'Later'), { retryAfter: 5 }), 1)).toMatchObject({
    retryAfter: 5000,
  }))
