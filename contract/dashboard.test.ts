import { expect, it } from 'vitest'

import { checkDemoRemoval, checkSetupVisibility, type SetupStep, isSetupDone } from './dashboard.ts'

const withSteps = (steps: Partial<Record<SetupStep, boolean>>) => ({
  steps: (['firm', 'plans', 'mail', 'post', 'demo', 'people', 'secondFactor'] as const).flatMap((name) => {
    const step = steps[name]
    return step === undefined ? [] : { name, isDone: step }
  }),
  firmLeft: [],
  isHidden: false,
})

it.each([
  [{ firm: true, mail: true, post: true, demo: true, people: false, secondFactor: false }, true],
  [{ firm: true, mail: true, post: true, people: false }, true],
  [{ firm: true, mail: true, post: true, demo: false, people: true, secondFactor: true }, false],
  [{ firm: false, mail: true, post: true }, false],
  [{ firm: true, plans: false, mail: true, post: true }, false],
])('the setup checklist with %j is done: %s', (steps, isDone) => {
  expect(isSetupDone(withSteps(steps))).toBe(isDone)
})

it.each([
  [{}, false],
  [{ changed: true }, true],
  [{ changed: 'true' }, true],
  [{ changed: 'false' }, false],
])('a removal of the demo content with %j takes what was changed along: %s', (raw, changed) => {
  expect(checkDemoRemoval(raw)).toEqual({ ok: true, values: { changed } })
})

it.each(['yes', 1, null, [], {}])('%j is neither true nor false', (value) => {
  expect(checkDemoRemoval({ changed: value })).toEqual({
    ok: false,
    errors: [{ field: 'changed', message: 'Changed must be true or false' }],
  })
  for (const raw of [{ hidden: value }, {}])
    expect(checkSetupVisibility(raw)).toMatchObject({ ok: false, errors: [{ field: 'hidden' }] })
})
