import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { writeCommit } from './commit.js'
import { keepAssets } from './previous-assets.js'
import { runNode, timed } from './run.js'
import { isServed, SERVED } from './served-folder.js'

/**
 * @typedef {object} Target
 * @property {readonly string[]} outputs files that are there once it is built
 * @property {readonly string[]} sources files and folders that it is made from
 * @property {readonly string[]} command a JavaScript file and its arguments
 */

const STAMPS = 'dist/.stamps'
const common = ['package-lock.json', 'package.json', 'tsconfig.json', 'contract']
const vite = 'node_modules/vite/bin/vite.js'
const plugins = ['chunk-groups', 'lean-router', 'page-chunks', 'precompress'].map((name) => `tools/${name}.ts`)

/** @type {Readonly<Record<string, Target>>} */
const targets = {
  panel: {
    outputs: ['cms/panel/.next/BUILD_ID'],
    sources: [...common, 'collections', 'cms'],
    command: ['node_modules/next/dist/bin/next', 'build', 'cms/panel'],
  },
  site: {
    outputs: ['dist/site/index.html'],
    sources: [...common, 'site', 'vite.config.ts', ...plugins],
    command: [vite, 'build', '--logLevel', 'warn'],
  },
  'site-server': {
    outputs: ['dist/site-server/entry-server.js'],
    sources: [...common, 'site', 'vite.config.ts', ...plugins],
    command: [vite, 'build', '--ssr', '--logLevel', 'warn'],
  },
  server: {
    outputs: ['main', 'backup', 'move-database', 'move-media', 'reset-link', 'picture-encoder', 'rich-text-worker'].map(
      (name) => `dist/server/${name}.js`,
    ),
    sources: [...common, 'collections', 'cms'],
    command: [vite, 'build', '--config', 'cms/vite.server.config.ts', '--logLevel', 'warn'],
  },
}

/** Written by the builds themselves, or of no weight for what is built. */
const ignored = /^(node_modules|\.next|next-env\.d\.ts|testing|.*\.test\.tsx?|.*\.md)$/

/**
 * Every file under a file or folder, in a fixed order.
 *
 * @param {string} place
 * @returns {string[]}
 */
function filesOf(place) {
  if (!existsSync(place)) return []
  const entries = readdirSync(path.dirname(place), { withFileTypes: true })
  if (!entries.some((entry) => entry.name === path.basename(place) && entry.isDirectory())) return [place]
  return readdirSync(place)
    .filter((name) => !ignored.test(name))
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)))
}

/**
 * @param {Target} target
 * @param {string} [node] its major version alone counts: after an update within it, what is built and its packages serve on
 */
export function fingerprint({ sources, command }, node = process.versions.node) {
  const hash = createHash('sha256').update(`${node.split('.')[0]} ${command.join(' ')}`)
  for (const file of sources.flatMap(filesOf)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} name */
const stampOf = (name) => path.join(STAMPS, name)

/**
 * @param {string} name
 * @param {Target} target
 */
function isCurrent(name, target) {
  const stamp = stampOf(name)
  return (
    [stamp, ...target.outputs].every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === fingerprint(target)
  )
}

/**
 * Builds one target; its stamp is written only after success, so that a broken build is tried again.
 *
 * @param {string} name
 * @param {Target} target
 * @param {AbortSignal} [background]
 */
async function buildTarget(name, target, background) {
  const stamp = stampOf(name)
  const made = fingerprint(target)
  rmSync(stamp, { force: true })
  const [file = '', ...args] = target.command
  const env = {
    NODE_ENV: 'production',
    NODE_OPTIONS: '--conditions=production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'warn',
    PAYLOAD_SECRET: 'only for building',
  }
  const keepPrevious = name === 'site' ? keepAssets() : undefined
  const done = await timed(`  ${name}`, () => runNode(file, args, { env, quiet: true, background }))
  if (!done) return false
  keepPrevious?.()
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, made)
  return true
}

/** Whether everything is built as the sources are now. */
export const isBuilt = () => Object.entries(targets).every(([name, target]) => isCurrent(name, target))

/**
 * Builds what is out of date; the longest first and two at once, as many as the smallest machines have cores. Builds nothing, and says
 * why, in a folder from which a site is served.
 *
 * @param {readonly string[]} names of the targets; all if none is named
 * @param {AbortSignal} [background] builds at the lowest priority, until it is aborted: beside the site that this process serves
 * @returns {Promise<boolean>} whether everything is built
 */
export async function build(names = [], background) {
  const wanted = Object.entries(targets).filter(([name]) => names.length === 0 || names.includes(name))
  const waiting = wanted.filter(([name, target]) => !isCurrent(name, target))
  if (waiting.length > 0 && !background && (await isServed())) {
    console.error(SERVED)
    return false
  }
  if (waiting.length > 0) console.log('Building …')
  let sound = true
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      sound = (await buildTarget(...next, background)) && sound
  }
  await Promise.all([work(), work()])
  if (sound) writeCommit()
  return sound
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !(await build(process.argv.slice(2))))
  process.exit(1)
