import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from './build.js'
import { install, requireNodeVersion } from './install.js'
import { runNode } from './run.js'

/**
 * `npm run faults`: the tests that kill, starve and flood the server, many times over, and then a table of the figures of
 * docs/faults.md. Takes more than an hour; `npm test` runs the same ones a few times each. Arguments name test files, such
 * as `kill` for that one alone. FAULTS_SHARE=0.1 repeats a tenth as often; FAULTS_NODES names further Node.js binaries.
 *
 * @typedef {{ id: string, what: string, limit: string, value: string }} Row
 */
const files = [
  'auth',
  'backup',
  'broken-http',
  'caching',
  'clock',
  'database-down',
  'faults',
  'fuzz',
  'kill',
  'memory',
  'nodes',
  'overload',
  'passwords',
  'schemathesis',
  'slow-clients',
  'stalls',
  'starts',
  'stop',
]

const REPORT = path.resolve(import.meta.dirname, '../.cache/reports/faults.jsonl')

requireNodeVersion()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
if (!(await build())) process.exit(1)
mkdirSync(path.dirname(REPORT), { recursive: true })
rmSync(REPORT, { force: true })
const named = process.argv.slice(2)
const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter', 'verbose', '--testTimeout', '3600000']
const env = { FAULTS: 'long', FAULTS_REPORT: REPORT, FAULTS_NODES: nodes().join(path.delimiter) }
let sound = true
for (const project of ['contract-sqlite', 'contract-mongodb'])
  sound =
    (await runNode(
      'node_modules/vitest/vitest.mjs',
      [
        ...args,
        '--project',
        project,
        // A file that does not depend on the database runs on SQLite alone.
        '--passWithNoTests',
        ...(named.length > 0 ? named : files).map((name) => `tests/contract/${name}.test.ts`),
      ],
      { env },
    )) && sound
const packages = named.length > 0 ? undefined : audit()
print([...measured(), ...(packages ? [packages.row] : [])])
process.exit(sound && packages?.hasHoles !== true ? 0 : 1)

/** This Node.js, those that are named, and those that nvm has put on this machine. */
function nodes() {
  const given = (process.env['FAULTS_NODES'] ?? '').split(path.delimiter)
  const versions = path.join(homedir(), '.nvm/versions/node')
  const found = existsSync(versions)
    ? readdirSync(versions).map((version) => path.join(versions, version, 'bin/node'))
    : []
  return [...new Set([process.execPath, ...given, ...found])].filter((file) => file !== '' && existsSync(file))
}

/**
 * Checks the packages that the server runs for known vulnerabilities of a high or critical kind. A registry that does not answer is
 * reported in the row, but is no failure.
 *
 * @returns {{ row: Row, hasHoles: boolean }}
 */
function audit() {
  const row = { id: 'F17', what: 'packages with a hole of a high or critical kind', limit: '0' }
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 })
  const counts = countsOf(stdout ?? '')
  if (!counts) return { row: { ...row, value: 'not measured: the registry does not answer' }, hasHoles: false }
  const holes = counts.high + counts.critical
  return { row: { ...row, value: String(holes) }, hasHoles: holes > 0 }
}

/**
 * @param {string} report
 * @returns {{ high: number, critical: number } | undefined}
 */
function countsOf(report) {
  try {
    return JSON.parse(report).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

/** @returns {Row[]} */
function measured() {
  if (!existsSync(REPORT)) return []
  const lines = readFileSync(REPORT, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line)).sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
}

/** @param {readonly Row[]} rows */
function print(rows) {
  const all = [{ id: '', what: 'Figure', limit: 'Limit', value: 'Measured' }, ...rows]
  const widest = (/** @type {'what' | 'limit'} */ name) => Math.max(...all.map((row) => row[name].length)) + 2
  const [what, limit] = [widest('what'), widest('limit')]
  for (const row of all)
    console.log(`${row.id.padEnd(5)}${row.what.padEnd(what)}${row.limit.padEnd(limit)}${row.value}`)
}
