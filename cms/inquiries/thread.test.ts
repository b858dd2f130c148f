import { expect, it } from 'vitest'

import { eventsOf } from './thread.ts'

it.each([
  ['nothing', { status: 'new' }, { status: 'new' }, []],
  ['an inquiry that comes', undefined, { status: 'new' }, []],
  ['a change of status', { status: 'new' }, { status: 'open' }, [['status', 'open']]],
  ['taking it', { status: 'open' }, { takenBy: 'a' }, [['taken', '']]],
  ['taking it from a colleague', { takenBy: 'a' }, { takenBy: 'b' }, [['taken', '']]],
  ['giving it back', { takenBy: 'a' }, { takenBy: null }, [['released', '']]],
  ['what leaves its holder', { takenBy: 'a' }, {}, []],
  ['a note', {}, { note: ' Called. ' }, [['note', 'Called.']]],
  ['a blank note', {}, { note: ' ' }, []],
  [
    'a reply',
    { status: 'open' },
    { status: 'answered', reply: { id: 'a', text: 'Yes' } },
    [
      ['reply', 'Yes'],
      ['status', 'answered'],
    ],
  ],
] as const)('the thread says of %s', (_what, before, after, expected) => {
  expect(eventsOf(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected)
})
