import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { SERVER_ERROR, unavailableMessages, unavailableNames, WRITE_CONFLICT } from './driver-errors.ts'

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
