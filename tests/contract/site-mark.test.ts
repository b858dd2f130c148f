import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, inject, it, onTestFinished } from 'vitest'

import { putObject, storageSettings } from '../storage/start.ts'
import { readStored } from '../storage/stored.ts'
import { runBackup, runProgram } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { databaseSettings, dropDatabase, type Environment, type Server, spawnServer } from '../support/server.ts'
import { onBucket, onMongo, ownServer, ownServerWithAdmin } from './support/context.ts'

const MARK = '.site'

/** A stopped site with a picture, its file's path on the site, and all that is stored. */
async function stoppedSite() {
  const { server, client } = await ownServerWithAdmin()
  const made = await client.post('/about/', { title: 'T' }, { image: await picture('png', 900, 20) })
  expect(await server.end('SIGTERM')).toBe(0)
  return { server, shown: image(made).filePath, files: await server.files() }
}

/** Settings of a new database. */
function newDatabase(server: Server): Environment {
  if (!onMongo) return { DATA_DIR: path.join(server.root, 'new') }
  const settings = databaseSettings(inject('mongodbUri'))
  onTestFinished(() => dropDatabase(settings['DATABASE_URI'] ?? ''))
  return settings
}

/** Settings of an empty store of pictures. */
async function newStore(server: Server): Promise<Environment & { MEDIA_DIR: string }> {
  return { MEDIA_DIR: path.join(server.root, 'elsewhere'), ...(await storageSettings(inject('storage'))) }
}

/** Makes the mark an empty file, which counts as none. */
async function emptyMark(settings: Environment): Promise<void> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, MEDIA_DIR: folder = '' } = settings
  if (endpoint !== undefined && bucket !== undefined) await putObject(endpoint, bucket, `media/${MARK}`, '')
  else await writeFile(path.join(folder, MARK), '')
}

/** A start on the folders of a stopped server: its exit code and output. */
async function start({ dataDir, mediaDir, environment }: Server, changes: Environment) {
  const folders = { DATA_DIR: dataDir, MEDIA_DIR: mediaDir }
  const settings = { ...folders, ...environment, ...changes, PORT: '0', LOG_LEVEL: 'error' }
  const { child, output } = spawnServer(settings)
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code]: unknown[] = await once(child, 'close')
  clearTimeout(late)
  return [code, output()]
}

const STORE = onBucket ? 'S3_BUCKET' : 'MEDIA_DIR'
const DATABASE = onMongo ? 'DATABASE_URI' : 'DATA_DIR'
/** One line that names both settings and has the words. */
const lineWith = (words: string) => expect.stringMatching(new RegExp(`^${STORE} .*${words}.*${DATABASE}.*\\n$`))

const serves = async (server: Server, file: string): Promise<number> =>
  (await new Client(server.url).fetch(file)).status

it.each(['with its mark', 'of an older release, without a mark'])(
  'D6: a new database is not served beside the pictures of a site %s: they stay, and so they do at the next start',
  async (kind) => {
    const { server, shown, files } = await stoppedSite()
    const isMarked = kind === 'with its mark'
    if (!isMarked) await emptyMark({ MEDIA_DIR: server.mediaDir, ...server.environment })
    const wrong = { ...newDatabase(server), SEED: 'demo' }
    const line = lineWith(isMarked ? 'belongs to another database' : 'has pictures, of which')
    for (let n = 0; n < 2; n += 1) expect(await start(server, wrong)).toEqual([1, line])
    expect(await server.files()).toEqual(files)
    // The right database takes its pictures.
    const again = await server.restart()
    expect(await serves(again, shown)).toBe(200)
    expect((await readStored(server, MARK)).toString()).toMatch(/^[\da-f-]{36}\n$/)
  },
)

it.skipIf(onMongo)('D6: a database that was emptied is not served as a new site', async () => {
  const { server, files } = await stoppedSite()
  const file = path.join(server.dataDir, 'site.db')
  const whole = await readFile(file)
  await truncate(file, 0)
  for (let n = 0; n < 2; n += 1) expect(await start(server, {})).toEqual([1, lineWith('belongs to another database')])
  expect(await server.files()).toEqual(files)
  for (const name of await readdir(server.dataDir))
    if (name.startsWith('site.db')) await rm(path.join(server.dataDir, name))
  await writeFile(file, whole)
  await server.restart()
})

it('a store that has none of the pictures that the database names is not taken, unless an empty mark accepts the loss', async () => {
  const { server, shown } = await stoppedSite()
  const empty = await newStore(server)
  expect(await start(server, empty)).toEqual([1, lineWith('has none of the pictures')])
  await emptyMark(empty)
  const accepted = await server.restart(empty)
  expect(await serves(accepted, shown)).toBe(404)
  expect(await accepted.end('SIGTERM')).toBe(0)
  await (await server.restart(empty)).end('SIGTERM')
})

it.runIf(onMongo)('K9: nodes that start at once on a new database and an empty store mark it as one site', async () => {
  const { server } = await stoppedSite()
  const settings = { ...newDatabase(server), MEDIA_DIR: path.join(server.root, 'shared'), SEED: 'demo' }
  const nodes = await Promise.all([ownServer(settings), ownServer(settings), ownServer(settings)])
  for (const node of nodes) expect((await new Client(node.url).get('/ready')).status).toBe(200)
  expect(nodes.map((node) => node.output()).join('')).toBe('')
})

it.skipIf(onMongo)('a restore takes an empty store that was marked for another database', async () => {
  const { server, shown } = await stoppedSite()
  const own = { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir, ...server.environment }
  const dir = path.join(server.root, 'backup')
  expect(await runBackup('backup', dir, own)).toMatchObject({ code: 0 })
  const target = { DATA_DIR: path.join(server.root, 'restored'), ...(await newStore(server)) }
  const first = await ownServer(target)
  expect(await first.end('SIGTERM')).toBe(0)
  await rm(target.DATA_DIR, { recursive: true })
  expect(await runBackup('restore', dir, target)).toMatchObject({ code: 0 })
  expect(await serves(await ownServer(target), shown)).toBe(200)
})

it.runIf(onBucket)('pictures are not moved into the bucket of another site', async () => {
  const [{ server: other }, { server }] = [await stoppedSite(), await stoppedSite()]
  const files = await other.files()
  // Pictures in a folder, as before a bucket was used.
  const folder = path.join(server.root, 'folder')
  await mkdir(folder)
  await writeFile(path.join(folder, 'a.png'), 'x')
  const settings = { DATA_DIR: server.dataDir, MEDIA_DIR: folder, ...other.environment }
  const { code, output } = await runProgram('move-media', ['--to', 'bucket'], settings)
  expect([code, output]).toEqual([1, expect.stringContaining('belongs to another site')])
  expect(await other.files()).toEqual(files)
})
