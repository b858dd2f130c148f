import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { errorLine } from '#cms/common/error-line.ts'
import { SettingError } from '#cms/common/environment.ts'
import { mongodbClient, withMongodb } from '#cms/database/separate-mongodb-connection.ts'
import { OWNER_ONLY, syncToDisk } from '#cms/common/durable-files.ts'
import { JOBS, SCHEDULE_TASK } from '#cms/internals/payload-jobs.ts'
import type { PictureRow } from './instance.ts'
import { LEFT_OUT } from './left-out.ts'
import { RESTORE_LEASES } from './restore-lease.ts'
import type { WaitingMails } from './waiting-mails.ts'

type Tool = 'mongodump' | 'mongorestore' | 'mongoexport'

interface Output {
  stdout: string
  /** The last 4,000 characters. */
  stderr: string
}

/**
 * Runs one of the MongoDB Database Tools and returns its output. The URI may contain a password, so it is passed in a file
 * with owner-only access rather than as an argument, which every user of the machine could see. (Standard input does not
 * work: Node.js passes a socket, which the tools cannot open by name.)
 */
async function runTool(tool: Tool, uri: string, args: readonly string[]): Promise<Output> {
  // The tool would quote an option that it refuses.
  await (await mongodbClient(uri)).close()
  return inTemporaryFolder(async (folder) => {
    const config = path.join(folder, 'config.yaml')
    await writeFile(config, `uri: ${JSON.stringify(uri)}\n`, { mode: OWNER_ONLY.file })
    return outputOf(tool, [`--config=${config}`, ...args])
  })
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-backup-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outputOf(tool: Tool, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (chunk: Buffer) => (output[name] = (output[name] + chunk.toString()).slice(-4000)))
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingError(`${tool} cannot be run (${error.code}): install the MongoDB Database Tools`)),
    )
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new SettingError(`${tool} failed: ${reason(output.stderr) ?? code}`))
    })
  })
}

/** The tools' lines begin with a time and a tab; the error is on the last line, or before a hint that begins with "try". */
const reason = (stderr: string): string | undefined =>
  stderr
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf('\t') + 1).trim())
    .findLast((line) => line !== '' && !line.startsWith("try '"))

/** The database in a URI; `test` is the drivers' default. */
export const databaseName = (uri: string): string => /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? 'test'

const PICTURES = 'media'

/** Archives of a dump: pictures come last, so that entries added meanwhile have theirs. Sessions, API keys and leases are left out. */
const archives: readonly { name: string; of: readonly string[] }[] = [
  {
    name: 'mongodb.archive',
    of: [...LEFT_OUT, RESTORE_LEASES, PICTURES].map((name) => `--excludeCollection=${name}`),
  },
  { name: 'mongodb-media.archive', of: [`--collection=${PICTURES}`] },
]

/** The names of the files of a dump. */
export const ARCHIVES: readonly string[] = archives.map(({ name }) => name)

/** Dumps the site's database into a folder; returns the names of the files. */
export async function dumpMongodb(uri: string, dir: string): Promise<string[]> {
  for (const { name, of } of archives) {
    const file = path.join(dir, name)
    // Created first, since the tool would make it readable for all users.
    await writeFile(file, '', { mode: OWNER_ONLY.file, flag: 'wx' })
    await runTool('mongodump', uri, [inDatabase(uri), `--archive=${file}`, ...of])
    await syncToDisk(file)
  }
  return [...ARCHIVES]
}

/** The pictures that are in the database now. */
export const picturesInMongodb = (uri: string): Promise<PictureRow[]> =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'pictures.json')
    const fields = '--fields=filename,width,frames'
    await runTool('mongoexport', uri, [inDatabase(uri), `--collection=${PICTURES}`, fields, `--out=${file}`])
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
    return lines.map(pictureOf)
  })

/** Parses a line of `mongoexport`. */
function pictureOf(line: string): PictureRow {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null) throw new SettingError(`mongoexport wrote ${line.slice(0, 100)}`)
  const { filename, width, frames } = { filename: undefined, width: undefined, frames: undefined, ...value }
  return { filename: textOrNull(filename), width: numberOf(width), frames: numberOf(frames) }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Throws SettingError if a collection has a document, but for the restore's own lease: mongorestore fails at documents that are there. */
export async function assertEmptyMongodb(uri: string): Promise<void> {
  const name = await filledCollection(uri)
  if (name !== undefined)
    throw new SettingError(
      `there is a database already (it has ${name}): restore into an empty one, or drop the MongoDB database ${databaseName(uri)} if it holds only what a first start or a failed restore has left`,
    )
}

const filledCollection = (uri: string): Promise<string | undefined> =>
  withMongodb(uri, async (db) => {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      // MongoDB's own, such as those of its profiler, are in no dump.
      const isOfSite = name !== RESTORE_LEASES && !name.startsWith('system.')
      if (isOfSite && (await db.collection(name).findOne({}, { projection: { _id: 1 } }))) return name
    }
    return undefined
  })

/** The names of the migrations that were applied to the database. */
export const migrationsInMongodb = (uri: string): Promise<string[]> =>
  withMongodb(uri, async (db) => {
    const rows = await db.collection<{ name?: unknown }>('payload-migrations').find().sort({ name: 1 }).toArray()
    return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  })

const inDatabase = (uri: string): string => `--db=${databaseName(uri)}`

/** Deletes the mails that wait in a database; returns how many. */
const dropMails = (uri: string): Promise<number> =>
  withMongodb(uri, async (db) => {
    const waiting = { taskSlug: { $ne: SCHEDULE_TASK }, completedAt: null, hasError: { $ne: true } }
    return (await db.collection(JOBS).deleteMany(waiting)).deletedCount
  })

/**
 * Restores a dump into the URI's database, also that of a database with another name; returns the number of mails that were dropped. Throws
 * SettingError that says what to do.
 */
export async function restoreMongodb(uri: string, dir: string, mails: WaitingMails): Promise<number> {
  try {
    await restoreArchives(uri, dir)
    return mails === 'drop' ? await dropMails(uri) : 0
  } catch (error) {
    const isEmpty = (await filledCollection(uri).catch(() => 'what cannot be read')) === undefined
    if (isEmpty) throw error
    throw new SettingError(
      `${errorLine(error)}; a part is there: drop the MongoDB database ${databaseName(uri)}, then repeat the restore`,
    )
  }
}

async function restoreArchives(uri: string, dir: string): Promise<void> {
  // Without a pattern the tool restores only collections of the URI's database and skips those of another name.
  const renamed = ['--nsInclude=*', '--nsFrom=$any$.$name$', `--nsTo=${databaseName(uri)}.$name$`]
  for (const { name } of archives) {
    const { stderr } = await runTool('mongorestore', uri, [`--archive=${path.join(dir, name)}`, ...renamed])
    // The tool exits with 0 even if documents failed to restore.
    if (!/ 0 document\(s\) failed to restore/.test(stderr))
      throw new SettingError(`mongorestore did not restore all of ${name}: ${reason(stderr) ?? 'it does not say why'}`)
  }
}
