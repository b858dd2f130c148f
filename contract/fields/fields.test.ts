import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Field, kindOf, validateField } from './index.ts'

/** Fields with an accepted input and the checked value. */
const taken: [Field, unknown, unknown][] = [
  [{ kind: 'text', max: 5 }, ' a ', 'a'],
  [{ kind: 'lines', max: 9 }, 'a\r\nb\rc', 'a\nb\nc'],
  [{ kind: 'lines', max: 3 }, '😀\r\n😀', '😀\n😀'],
  [{ kind: 'html', max: 9 }, ' <p>\0', ' <p>\0'],
  [{ kind: 'email', max: 99 }, ' a@b.co ', 'a@b.co'],
  [{ kind: 'email', max: 99 }, '', ''],
  [{ kind: 'url', max: 99 }, ' https://example.com/a ', 'https://example.com/a'],
  [{ kind: 'url', max: 99 }, '/contact', '/contact'],
  [{ kind: 'url', max: 99 }, '', ''],
  [{ kind: 'number' }, 0, 0],
  [{ kind: 'number' }, -0, 0],
  [{ kind: 'number' }, ' 12.50 ', 12.5],
  [{ kind: 'number' }, '-3', -3],
  [{ kind: 'number' }, '1e-7', 1e-7],
  [{ kind: 'number' }, '12,500', 12_500],
  [{ kind: 'number' }, '1,25,000.50', 125_000.5],
  [{ kind: 'number' }, '', null],
  [{ kind: 'number' }, null, null],
  [{ kind: 'number', least: 1, most: 500, whole: true }, '1', 1],
  [{ kind: 'number', least: 1, most: 500, whole: true }, 500, 500],
  [{ kind: 'boolean' }, true, true],
  [{ kind: 'boolean' }, 'false', false],
  [{ kind: 'choice', options: { a: 'A', b: 'B' } }, ' b ', 'b'],
  [{ kind: 'choice', options: { a: 'A' } }, '', null],
  [{ kind: 'choices', options: { a: 'A', b: 'B' } }, ['b', 'a', 'b'], ['a', 'b']],
  [{ kind: 'choices', options: { a: 'A', b: 'B' } }, ' b , a', ['a', 'b']],
  [{ kind: 'choices', options: { a: 'A' } }, '', []],
  [{ kind: 'recurrence' }, 'BS 25 of  every month', 'bs 25 of every month'],
  [{ kind: 'recurrence' }, '', null],
  [{ kind: 'date' }, '2028-02-29', '2028-02-29'],
  [{ kind: 'date' }, '9999-12-31', '9999-12-31'],
  [{ kind: 'date' }, ' ', null],
  [{ kind: 'date', time: true }, '2026-05-01T10:00:00+05:45', '2026-05-01T04:15:00.000Z'],
  [{ kind: 'date', time: true }, '2026-05-01T23:59Z', '2026-05-01T23:59:00.000Z'],
  [{ kind: 'date', time: true }, '2026-05-01t00:00:00.123456z', '2026-05-01T00:00:00.123Z'],
  [{ kind: 'date', time: true }, null, null],
  [{ kind: 'reference', to: 'team' }, '0123456789abcdef01234567', '0123456789abcdef01234567'],
  [{ kind: 'reference', to: 'team' }, '', null],
  [{ kind: 'documents', most: 2 }, ' b1, a1,b1,', ['b1', 'a1']],
  [{ kind: 'documents', most: 2 }, ['b1', 'a1'], ['b1', 'a1']],
  [{ kind: 'documents', most: 2 }, null, []],
  [{ kind: 'email', max: 9 }, '\u200b', ''],
  [{ kind: 'url', max: 9 }, ' \u3164', ''],
]

const day = 'It must be a date, like 2026-05-01'
const moment = 'It must be a date and time with an offset, like 2026-05-01T10:00:00+05:45'

const refused: [Field, unknown, string][] = [
  [{ kind: 'text', max: 5 }, 5, 'It must be text'],
  [{ kind: 'text', max: 5 }, null, 'It must be text'],
  [{ kind: 'text', max: 5 }, 'abcdef', 'It must be at most 5 characters'],
  // A zero-width space, a Hangul filler.
  [{ kind: 'text', max: 5, required: true }, ' \u200b\u3164', 'It is required'],
  [{ kind: 'lines', max: 5, required: true }, '\n\u200d', 'It is required'],
  [{ kind: 'lines', max: 3 }, 'a\r\n\r\nb\r\n', 'It must be at most 3 characters'],
  [{ kind: 'lines', max: 5 }, 'a\0', 'It has a character that cannot be stored'],
  [{ kind: 'email', max: 99 }, 'a@b', 'It is not valid'],
  [{ kind: 'url', max: 99 }, 'javascript:alert(1)', 'It must begin with https://, http://, mailto:, tel: or /'],
  [{ kind: 'url', max: 99 }, '//evil.example', 'It must begin with https://, http://, mailto:, tel: or /'],
  [{ kind: 'url', max: 9 }, 'https://example.com', 'It must be at most 9 characters'],
  [{ kind: 'number' }, 'one', 'It must be a number'],
  [{ kind: 'number' }, '1e', 'It must be a number'],
  [{ kind: 'number' }, '12,5', 'It must be a number'],
  [{ kind: 'number' }, '1,2345', 'It must be a number'],
  [{ kind: 'number' }, ',500', 'It must be a number'],
  [{ kind: 'number' }, '0x10', 'It must be a number'],
  [{ kind: 'number' }, true, 'It must be a number'],
  [{ kind: 'number' }, [1], 'It must be a number'],
  [{ kind: 'number' }, Number.NaN, 'It must be a number'],
  [{ kind: 'number' }, Number.POSITIVE_INFINITY, 'It must be a number'],
  [{ kind: 'number', least: 0 }, -0.1, 'It must be a number of at least 0'],
  [{ kind: 'number', most: 10 }, '10.01', 'It must be a number of at most 10'],
  [{ kind: 'number', least: 1, most: 500, whole: true }, '1.5', 'It must be a whole number from 1 to 500'],
  [{ kind: 'number', least: 1, most: 500, whole: true }, 501, 'It must be a whole number from 1 to 500'],
  [{ kind: 'number', required: true }, '', 'It is required'],
  [{ kind: 'boolean' }, 'yes', 'It must be true or false'],
  [{ kind: 'boolean' }, '', 'It must be true or false'],
  [{ kind: 'boolean' }, 1, 'It must be true or false'],
  [{ kind: 'boolean' }, null, 'It must be true or false'],
  [{ kind: 'choice', options: { a: 'A', b: 'B' } }, 'c', 'It must be one of a, b'],
  [{ kind: 'choice', options: { a: 'A', b: 'B' } }, 'constructor', 'It must be one of a, b'],
  [{ kind: 'choice', options: { a: 'A', b: 'B' } }, ['a'], 'It must be one of a, b'],
  [{ kind: 'choice', options: { a: 'A' }, required: true }, null, 'It is required'],
  [{ kind: 'choices', options: { a: 'A', b: 'B' } }, ['a', 'c'], 'It must be some of a, b'],
  [{ kind: 'choices', options: { a: 'A' } }, [['a']], 'It must be some of a'],
  [{ kind: 'choices', options: { a: 'A' } }, { a: true }, 'It must be some of a'],
  [{ kind: 'choices', options: { a: 'A' }, required: true }, [], 'It is required'],
  [{ kind: 'recurrence' }, 'monthly', 'It must be days like bs 2083-08-29, bs 25 of every month or bs last day of 3,9'],
  [{ kind: 'date' }, '2026-02-29', day],
  [{ kind: 'date' }, '2026-13-01', day],
  [{ kind: 'date' }, '0026-01-01', day],
  [{ kind: 'date' }, '2026-5-1', day],
  [{ kind: 'date' }, '2026-05-01T00:00:00Z', day],
  [{ kind: 'date' }, 20_260_501, day],
  [{ kind: 'date', required: true }, ' ', 'It is required'],
  [{ kind: 'date', time: true }, '2026-05-01', moment],
  [{ kind: 'date', time: true }, '2026-05-01T10:00:00', moment],
  [{ kind: 'date', time: true }, '2026-02-30T10:00:00Z', moment],
  [{ kind: 'date', time: true }, '2026-05-01T24:00:00Z', moment],
  [{ kind: 'date', time: true }, '2026-05-01T23:59:60Z', moment],
  [{ kind: 'date', time: true }, '9999-12-31T23:59:59-12:00', moment],
  [{ kind: 'reference', to: 'team' }, { _id: 'a' }, 'It must be the id of an entry'],
  [{ kind: 'reference', to: 'team' }, 'a/b', 'It must be the id of an entry'],
  [{ kind: 'reference', to: 'team', required: true }, '', 'It is required'],
  [{ kind: 'documents', most: 2 }, ['a1', { _id: 'b1' }], 'It must be ids of documents'],
  [{ kind: 'documents', most: 2 }, { a: 1 }, 'It must be a list of ids'],
  [{ kind: 'documents', most: 2 }, 'a,b,c', 'It must be at most 2'],
  [{ kind: 'documents', most: 2, required: true }, '', 'It is required'],
]

describe('a value that is sent', () => {
  it.each(taken)('%j takes %j as %j', (field, input, value) => {
    expect(validateField('It', field, input)).toEqual({ value })
  })

  it.each(refused)('%j does not take %j: %s', (field, input, message) => {
    expect(validateField('It', field, input)).toEqual({ message })
  })
})

it.each<[Field, string, string | undefined, boolean]>([
  [{ kind: 'html', max: 3 }, 'abcd', 'abcd', true],
  [{ kind: 'lines', max: 3 }, 'a\r\nbc', 'a\nbc', true],
  [{ kind: 'text', max: 3 }, ' abcd ', 'abcd', true],
  [{ kind: 'html', max: 3 }, 'abcd', 'abc', false],
  [{ kind: 'html', max: 3 }, 'abcd', 'abcde', false],
  [{ kind: 'html', max: 3 }, 'abcd', undefined, false],
])('%j over its limit, sent as %j where %j is stored: taken is %s', (field, input, current, isTaken) => {
  expect(validateField('It', field, input, current).message).toBe(
    isTaken ? undefined : 'It must be at most 3 characters',
  )
})

it('a stored value that the rule of its kind would refuse today stays, and no other of that sort is taken', () => {
  const field: Field = { kind: 'email', max: 254, required: true }
  const stored = 'maya@example.com"'
  expect(validateField('It', field, ` ${stored} `, stored)).toEqual({ value: stored })
  for (const [input, current] of [[stored], [stored, 'maya@example.com'], ['x@example.com"', stored]])
    expect(validateField('It', field, input, current).message).toBe('It is not valid')
  expect(validateField('It', field, '', '').message).toBe('It is required')
  const invisible: Field = { kind: 'text', max: 5, required: true }
  expect(validateField('It', invisible, '\u200b', '\u200b')).toEqual({ value: '\u200b' })
})

const eachKind: Field[] = [
  { kind: 'text', max: 5 },
  { kind: 'lines', max: 5 },
  { kind: 'html', max: 5 },
  { kind: 'email', max: 5 },
  { kind: 'url', max: 5 },
  { kind: 'number' },
  { kind: 'boolean' },
  { kind: 'choice', options: { a: 'A' } },
  { kind: 'choices', options: { a: 'A' } },
  { kind: 'recurrence' },
  { kind: 'date' },
  { kind: 'date', time: true },
  { kind: 'reference', to: 'team' },
  { kind: 'documents', most: 2 },
]

describe('every kind', () => {
  it.each(eachKind)('$kind: not sent, a required field is refused, any other is empty', (field) => {
    expect(validateField('It', { ...field, required: true }, undefined)).toEqual({ message: 'It is required' })
    expect(validateField('It', field, undefined)).toEqual({ value: kindOf(field).empty(field) })
  })

  it.each(eachKind)('$kind: what was taken is taken again, from JSON and as a form’s text', (field) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.constantFrom('a', 'true', '2026-05-01', '2026-05-01T00:00:00Z')),
        (input) => {
          const first = validateField('It', field, input)
          if (first.message !== undefined) return
          expect(validateField('It', field, first.value)).toEqual(first)
          // Entities have more of a reference or a document than its id.
          if (field.kind === 'reference' || field.kind === 'documents') return
          expect(kindOf(field).isValue(first.value)).toBe(true)
          expect(validateField('It', field, kindOf(field).toText(first.value))).toEqual(first)
        },
      ),
    )
  })
})

it('a boolean with a default is that when it is not sent', () => {
  expect(validateField('It', { kind: 'boolean', default: true }, undefined)).toEqual({ value: true })
})

it('a reference is a text of forms by its id', () => {
  const field: Field = { kind: 'reference', to: 'team' }
  expect(kindOf(field).toText({ _id: 'a1', name: 'Sarita Rai' })).toBe('a1')
  expect([null, { _id: 'a1', name: 'Sarita Rai' }, 'a1', {}].map((value) => kindOf(field).isValue(value))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
