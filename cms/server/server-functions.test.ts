import { describe, expect, it } from 'vitest'

import { readServerCall } from './server-functions.ts'

const read = (text: string, isFirstFormOpen = false) => readServerCall('function', text, isFirstFormOpen)

describe('a call of a server function', () => {
  it.each([
    ['[{"name":"form-state","args":{}}]', 'staff'],
    [
      '[{"name":"table-state","args":{"a":"$undefined","b":"$D2026-01-01T00:00:00.000Z","c":"$$5","d":"$-0","e":"$T"}}]',
      'staff',
    ],
    ['[{"name":"render-list","args":{"a":{"b":[1]},"c":"$0:0:args:a"}}]', 'staff'],
  ])('%s is for %s', (text, who) => {
    expect(read(text)).toMatchObject({ kind: 'function', who })
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
    '{"name":"form-state","args":{}}',
    'null',
    '[',
    '',
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('is everyone’s for the form of the first registration alone', () => {
    expect(read('[{"name":"form-state","args":{}}]', true)).toMatchObject({ who: 'visitor' })
    expect(read('[{"name":"table-state","args":{}}]', true)).toMatchObject({ who: 'staff' })
  })

  it.each([
    ['["en"]', true],
    ['["zh-TW"]', true],
    ['[{"a":1}]', false],
    ['["en","x"]', false],
    ['["en; Path=/"]', false],
  ])('to set the language with %s: %s', (text, taken) => {
    expect(readServerCall('language', text, false) !== undefined).toBe(taken)
  })
})
