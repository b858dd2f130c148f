import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { addConditionToClearLatest, replaceOperators } from './payload-sqlite.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('operators that an adapter lacks are an error, not added', () => {
  const operators = { like: () => sql`` }
  const adapter = { operators } as unknown as SQLiteAdapter
  expect(() => replaceOperators(adapter, operators)).not.toThrow()
  expect(() => replaceOperators(adapter, { ilike: () => sql`` })).toThrow('no operator ilike: see docs/upgrading.md')
})

it.each(['createVersion', 'execute'])('an adapter without %s is an error', (missing) => {
  const methods = Object.fromEntries(
    ['createVersion', 'execute'].filter((name) => name !== missing).map((name) => [name, async () => ({})]),
  )
  expect(() => addConditionToClearLatest(methods as unknown as SQLiteAdapter, sql`true`)).toThrow(
    'see docs/upgrading.md',
  )
})

it('createVersion executes one statement, which clears the latest flag', async () => {
  const execute = vi.spyOn(payload.db as unknown as SQLiteAdapter, 'execute')
  await payload.create({ collection: 'abouts', data: { title: 'One', _status: 'published' } })
  expect(execute).toHaveBeenCalledOnce()
  const [call] = execute.mock.calls[0] ?? []
  const text = call?.sql?.queryChunks.map(wordsOf).join('')
  expect(text).toMatch(/^\s*UPDATE \?\s+SET latest = false\s+WHERE .* AND /s)
})

/** The words of a part of a statement; `?` for a parameter, table or column. */
const wordsOf = (chunk: unknown): string =>
  typeof chunk === 'object' && chunk !== null && 'value' in chunk && Array.isArray(chunk.value)
    ? chunk.value.join('')
    : '?'
