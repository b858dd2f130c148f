import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { serverArguments, serverEnvironment } from '../../tools/server-process.js'
import { administrator } from '../support/people.ts'
import { register } from '../support/prepared.ts'
import { Client } from '../support/client.ts'
import { image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { startServer } from '../support/server.ts'
import { argumentsOf, commandIn, stagesOf } from './dockerfile.ts'

const [previous = [], built = [], served = []] = stagesOf('Dockerfile')

describe('the Dockerfile', () => {
  it('starts the server as npm start does, as an unprivileged user, and has a health check', () => {
    expect(argumentsOf(served, 'CMD').map(commandIn)).toEqual([['node', ...serverArguments]])
    const set = Object.fromEntries(
      argumentsOf(served, 'ENV').flatMap((line) => line.split(/\s+/).map((one) => one.split('='))),
    )
    expect(set).toMatchObject({ ...serverEnvironment, NODE_ENV: 'production' })
    expect(argumentsOf(served, 'USER')).toEqual(['node'])
    expect(argumentsOf(served, 'HEALTHCHECK')).toHaveLength(1)
  })

  it('uses the Node.js version of .nvmrc, and has the packages listed', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim()
    for (const stage of [built, served]) expect(argumentsOf(stage, 'FROM')[0]).toMatch(new RegExp(`^node:${version}-`))
    const steps = argumentsOf(built, 'RUN')
    expect(steps.filter((step) => step.startsWith('npm sbom --omit=dev'))).toHaveLength(1)
    expect(copied().map(({ from }) => from)).toContain('sbom.json')
  })

  it('builds upon the scripts of the previous image, if one is named', () => {
    expect(argumentsOf(previous, 'FROM')).toEqual(['${PREVIOUS} AS previous'])
    const steps = built.map(({ name, rest }) => `${name} ${rest}`)
    const copies = steps.indexOf('COPY --from=previous /site/dist/site/assets ./dist/site/assets')
    expect(copies).toBeGreaterThan(0)
    expect(steps.indexOf('RUN npm run build')).toBeGreaterThan(copies)
  })

  it('has all sources in its build context', () => {
    const context = readFileSync('.dockerignore', 'utf8').split('\n')
    const sources = [
      'cms',
      'collections',
      'contract',
      'site',
      'tools',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
    ]
    for (const source of sources) expect(context, source).toContain(`!${source}`)
  })
})

/** The paths copied from the build stage, relative to the project. */
function copied(): { from: string; to: string }[] {
  return argumentsOf(served, 'COPY').flatMap((line) => {
    const [flag, ...places] = line.split(' ')
    expect(flag).toBe('--from=build')
    const to = places.pop() ?? ''
    const sources = places.map((place) => place.replace(/^\/site\//, ''))
    return sources.map((from) => ({ from, to: to.endsWith('/') ? path.join(to, from) : to }))
  })
}

/** The size that the project adds to the image of Node.js; docs/deploying.md names it. */
const BUDGET_BYTES = 240_000_000

/** Like Docker's `node` user, who owns no served file. */
const USER = 1000
const canRunAsOther =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: USER, gid: USER }).status === 0 &&
  existsSync('dist/.stamps/panel')

describe.skipIf(!canRunAsOther)('the contents of the image', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-image-'))
    await chmod(folder, 0o755)
    const tree = path.join(folder, 'site')
    await mkdir(tree)
    // Copied, not linked: npm writes into files that are there already, and those of the project would change with them.
    expect(
      spawnSync('cp', ['-a', '--reflink=auto', 'node_modules', 'package.json', 'package-lock.json', tree]).status,
    ).toBe(0)
    const prune = ['prune', '--omit=dev', '--no-audit', '--no-fund', '--offline', '--ignore-scripts']
    expect(spawnSync('npm', prune, { cwd: tree, encoding: 'utf8' })).toMatchObject({ status: 0 })
    await rm(path.join(tree, 'package-lock.json'))
    for (const { from, to } of copied())
      if (!['node_modules', 'package.json', 'sbom.json'].includes(from))
        await cp(from, path.join(tree, to), { recursive: true, verbatimSymlinks: true })
    const [, lean = ''] = /&& node (\S+)$/.exec(argumentsOf(built, 'RUN').at(-1) ?? '') ?? []
    expect(spawnSync(process.execPath, [path.resolve(lean)], { cwd: tree, encoding: 'utf8' })).toMatchObject({
      status: 0,
    })
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are small: build tools and type declarations are excluded', () => {
    const bytes = bytesIn(path.join(folder, 'site'))
    expect(bytes).toBeGreaterThan(BUDGET_BYTES * 0.9)
    expect(bytes).toBeLessThan(BUDGET_BYTES)
  })

  it('serve pages, panel and uploads without the packages for development, as a user who may write to /data alone', async () => {
    const tree = path.join(folder, 'site')
    expect(existsSync(path.join(tree, 'node_modules/vite'))).toBe(false)
    const data = path.join(folder, 'data')
    await mkdir(data)
    await chown(data, USER, USER)
    const before = filesOf(tree)
    const within = ['env', '-C', tree, 'setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups']
    const settings = { DATA_DIR: data, MEDIA_DIR: path.join(data, 'media'), SEED: 'demo', PANEL_LOAD: undefined }
    const server = await startServer(settings, () => within)
    onTestFinished(() => server.remove())
    const health = commandIn(argumentsOf(served, 'HEALTHCHECK')[0] ?? '')
    const [, ...args] = health
    expect(spawnSync(process.execPath, args, { env: { ...process.env, PORT: String(server.port) } }).status).toBe(0)
    expect(spawnSync(process.execPath, args, { env: { ...process.env, PORT: '9' } }).status).toBe(1)
    const client = new Client(server.url)
    const { cookie } = await register(server)
    client.cookie = cookie
    for (const address of ['/', '/api/ready', '/api/service/', '/services']) {
      expect([address, (await client.fetch(address)).status]).toEqual([address, 200])
    }
    await expect.poll(async () => (await client.fetch('/admin')).status, { timeout: 60_000 }).toBe(200)
    const made = await client.post(
      '/service/',
      { title: 'T', description: 'D' },
      { image: await picture('png', 60, 40) },
    )
    expect((await client.fetch(image(made).filePath)).status).toBe(200)
    const copy = path.join(folder, 'copy')
    const backup = ['--conditions=production', 'dist/server/backup.js', 'backup', copy]
    const set = [`DATA_DIR=${data}`, `MEDIA_DIR=${data}/media`, 'NODE_ENV=production']
    expect(spawnSync('env', ['-C', tree, ...set, process.execPath, ...backup], { encoding: 'utf8' })).toMatchObject({
      status: 0,
    })
    expect(filesOf(tree)).toEqual(before)
    expect(await server.end('SIGTERM')).toBe(0)
    const again = path.join(folder, 'again')
    const run = (program: string, ...given: string[]) =>
      spawnSync(process.execPath, ['--conditions=production', `dist/server/${program}.js`, ...given], {
        cwd: tree,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          DATA_DIR: again,
          MEDIA_DIR: path.join(again, 'media'),
        },
      })
    expect(run('backup', 'restore', copy)).toMatchObject({ status: 0 })
    expect(run('reset-link', administrator.email)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('/new-password#'),
    })
    for (const program of ['move-media', 'move-database'])
      expect(run(program)).toMatchObject({ status: 1, stderr: expect.stringContaining(`usage: npm run ${program}`) })
  }, 240_000)
})

/** The size of a folder's files; links do not count. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

/** Names and times of all files that are not packages. */
function filesOf(tree: string): string[] {
  return readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules/') && !name.includes('.next/node_modules/'))
    .map((name) => `${name} ${statSync(path.join(tree, name)).mtimeMs}`)
    .sort()
}
