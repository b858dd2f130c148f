import { describe, expect, it } from 'vitest'

import { readServerCall } from './server-functions.ts'

/** Objects that each reference the previous one twice. */
const doubled = (count: number): string =>
  Array.from({ length: count }, (_, n) => `"c${n + 1}":{"l":"$0:0:args:c${n}","r":"$0:0:args:c${n}"}`).join()

const read = readServerCall

describe('readServerCall', () => {
  it.each([
    ['[{"name":"form-state","args":{}}]', 'staff'],
    [
      '[{"name":"table-state","args":{"a":"$undefined","b":"$D2026-01-01T00:00:00.000Z","c":"$$5","d":"$-0","e":"$T"}}]',
      'staff',
    ],
    ['[{"name":"render-list","args":{"a":{"b":[1]},"c":"$0:0:args:a"}}]', 'staff'],
  ])('accepts %s for %s', (text, who) => {
    expect(read(text)).toMatchObject({ who })
  })

  it.each([
    ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'copy-data-from-locale', ''].map(
      (name) => `[{"name":"${name}","args":{}}]`,
    ),
    '[{"name":"form-state"}]',
    '[{"name":"form-state","args":[]}]',
    '[{"name":"form-state","args":{}},1]',
    '[{"name":"form-state","args":{},"extra":1}]',
    '[{"name":["form-state"],"args":{}}]',
    '[{"name":"form-state","args":{"a":"$1"}}]',
    '[{"name":"form-state","args":{"a":"$K1"}}]',
    '[{"name":"form-state","args":{"a":"$n5"}}]',
    '[{"name":"form-state","args":{"a":"\\u0024n5"}}]',
    '[{"name":"form-state","args":{"a":"$Dnever"}}]',
    '[{"name":"form-state","args":{"a":"$0:0:args:none"}}]',
    '[{"name":"form-state","args":{"a":"$0:constructor"}}]',
    // Cycles, and references that double the size.
    '[{"name":"form-state","args":{"a":{"b":"$0:0:args:a"}}}]',
    '[{"name":"form-state","args":{"a":"$0:0:args:b","b":"$0:0:args:a"}}]',
    `[{"name":"form-state","args":{"c0":{"l":1},${doubled(40)}}}]`,
    `[{"name":"form-state","args":{"a":{},${Array.from({ length: 101 }, (_, n) => `"k${n}":"$0:0:args:a"`).join()}}}]`,
    '{"name":"form-state","args":{}}',
    'null',
    '[',
    '',
  ])('rejects %s', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
