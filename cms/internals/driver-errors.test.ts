import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'

import { SERVER_ERROR, unavailableMessages, unavailableNames, withoutValues, WRITE_CONFLICT } from './driver-errors.ts'

/** The source text of a package's folder. */
function sourceOf(folder: string): string {
  const dir = path.join('node_modules', folder)
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|node)$/.test(name))
    .map((name) => readFileSync(path.join(dir, name), 'latin1'))
    .join('\n')
}

const drivers = ['mongodb/lib', 'mongoose/lib', '@libsql/client/lib-esm'].map(sourceOf).join('\n')

describe('the drivers still have', () => {
  it.each([...unavailableNames, SERVER_ERROR])('the error class %s', (name) => {
    expect(drivers).toMatch(new RegExp(`\\bclass ${name}\\b|return '${name}'|name: '${name}'`))
  })

  it('the label of a write conflict', () => {
    expect(drivers).toContain(`'${WRITE_CONFLICT}'`)
  })

  it.each(['CLIENT_CLOSED'])('the code %s', (code) => {
    expect(drivers).toContain(code)
  })

  // The others are of the native library and of Node, which faults.test.ts provokes or quotes.
  it.each(unavailableMessages.slice(0, 4))('a message with the words "%s"', (words) => {
    expect(drivers.toLowerCase()).toContain(words)
  })
})

it('messages still quote values where they are looked for', () => {
  const query = new DrizzleQueryError('select ?', ['a value\nparams: of two lines'])
  expect(withoutValues(query.message)).toBe('Failed query: select ?')
  expect(drivers).toContain("'Cast to ' + kind + ' failed for value '")
  expect(withoutValues('Cast to ObjectId failed for value "a value" at path "_id"')).toBe('Cast to ObjectId failed')
  expect(withoutValues('E11000 duplicate key error index: email_1 dup key: { email: "a value" }')).toBe(
    'E11000 duplicate key error index: email_1',
  )
})
