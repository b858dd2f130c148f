import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import { changeCreates, changeUpdates, wrapTransactions, wrapWrites, writeMethods } from './payload-adapter.ts'
import { readMethods } from './payload-reads.ts'

/** Methods that write no row which visitors see, or write it through a watched method. */
const unwatched = {
  reads: readMethods.join(' '),
  // They read versions, which only staff see, or are called by the methods above.
  otherReads: 'countDistinct countGlobalVersions countVersions findGlobalVersions',
  // Visitors read rows, never versions.
  versions: 'createGlobalVersion createVersion deleteVersions updateGlobalVersion updateVersion',
  // Writes jobs only.
  jobs: 'updateJobs',
  transactions: 'beginTransaction commitTransaction rollbackTransaction',
  // Called before the server listens or after it has stopped.
  startAndStop: 'connect destroy init rejectInitializing resolveInitializing',
  migrations: `blocksToJsonMigrator createMigration dropDatabase generateSchema migrate migrateDown migrateFresh
    migrateRefresh migrateReset migrateStatus requireDrizzleKit`,
  // The methods above call these with a statement or a part of one; nothing else of Payload does.
  statements: 'convertPathToJSONTraversal createJSONQuery deleteWhere execute insert',
}
const unwatchedNames = Object.values(unwatched).flatMap((names) => names.split(/\s+/))

const payload = { logger: { warn: () => undefined } } as unknown as Payload
const adapters: readonly [string, () => object][] = [
  ['SQLite', () => sqliteAdapter({ client: { url: 'file:unused.db' } }).init({ payload })],
  ['MongoDB', () => mongooseAdapter({ url: 'mongodb://unused' }).init({ payload })],
]

describe.each(adapters)('the adapter of %s', (_, createAdapter) => {
  it('has every method that is watched', () => {
    const adapter = createAdapter()
    expect(
      [...readMethods, ...writeMethods].filter((name) => typeof Reflect.get(adapter, name) !== 'function'),
    ).toEqual([])
  })

  it('has no function that is neither watched nor listed as writing nothing that visitors see', () => {
    const adapter = createAdapter()
    const known = new Set<string>([...writeMethods, ...unwatchedNames])
    const functions = Object.keys(adapter).filter((name) => typeof Reflect.get(adapter, name) === 'function')
    expect(functions.length).toBeGreaterThan(30)
    expect(functions.filter((name) => !known.has(name))).toEqual([])
  })

  it('writes an upsert through the wrapped updateOne', async () => {
    const adapter = createAdapter()
    const updateOne = vi.fn<() => Promise<object>>(async () => ({}))
    Object.assign(adapter, { updateOne })
    await Reflect.apply(Reflect.get(adapter, 'upsert'), adapter, [{ collection: 'blogs', data: {}, where: {} }])
    expect(updateOne).toHaveBeenCalledOnce()
  })
})

it('no listed function is missing in both adapters', () => {
  const all = new Set(adapters.flatMap(([, createAdapter]) => Object.keys(createAdapter())))
  expect([...writeMethods, ...unwatchedNames].filter((name) => !all.has(name))).toEqual([])
})

/** An adapter with every watched method except one. */
function adapterWithout(missing: string): BaseDatabaseAdapter {
  const names = [...writeMethods, 'commitTransaction', 'rollbackTransaction'].filter((name) => name !== missing)
  return Object.fromEntries(names.map((name) => [name, async () => ({})])) as unknown as BaseDatabaseAdapter
}

it.each(writeMethods)('an adapter without %s is an error, not skipped', (name) => {
  expect(() => wrapWrites(adapterWithout(name), (_args, write) => write())).toThrow(
    `Payload's database adapter has no method ${name}: see docs/upgrading.md`,
  )
})

it.each(['commitTransaction', 'rollbackTransaction'])('an adapter without %s is an error, not skipped', (name) => {
  const ignore = () => undefined
  expect(() => wrapTransactions(adapterWithout(name), { committed: ignore, rolledBack: ignore })).toThrow(name)
})

it('an adapter without create is an error when creates are to be changed', () => {
  expect(() => changeCreates(adapterWithout('create'), (creation) => creation)).toThrow('create')
})

it('an adapter without updateOne is an error when updates are to be changed', () => {
  expect(() => changeUpdates(adapterWithout('updateOne'), (update) => update)).toThrow('updateOne')
})
