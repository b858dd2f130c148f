import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from './build.js'
import { apt, ensureTestBrowser, mayUseApt, onPath } from './chromium.js'
import { install, installTestPackages, requireNodeVersion } from './install.js'
import { npm, runNode, timed } from './run.js'

/**
 * `npm test`: installs all that the checks need, runs every one of them whatever the others say, and adds up.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: readonly string[], failures?: readonly string[] }} Counts
 * @typedef {{ name: string, seconds: number } & Counts} Result
 */

const REPORTS = path.resolve(import.meta.dirname, '../.cache/reports')

/** Checks of one test each (npm scripts `test:<name>`). They need no build and run beside it: its longest part leaves one core idle. */
const checks = ['types', 'format', 'unused', 'lint']

/** Vitest's suites, which count their tests. */
const suites = ['contract-mongodb', 'contract-sqlite', 'journeys', 'unit', 'contract-bucket', 'recipe', 'cluster']

/** Suites at once: each runs two processes, and their servers. More of them than there are cores only wait for each other. */
const SUITES_AT_ONCE = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

/** Settings that name a server to test on, in place of one in Java, and the suites that need it. */
const servers = { MONGODB_URI: 'contract-mongodb', S3_TEST_ENDPOINT: 'contract-bucket' }

requireNodeVersion()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
const [ready, checked] = await Promise.all([
  timed('Ready to test', prepare),
  sideBySide(checks, 1, (name) => measured(name, runCheck)),
])
const results = [...checked, ...(await sideBySide(suites, SUITES_AT_ONCE, (name) => runSuiteIfReady(name, ready)))]
print(results)
process.exit(sum(results).failed > 0 || !ready.built ? 1 : 0)

/** Builds and obtains what the suites need besides the packages. */
async function prepare() {
  const [built, chromium, java] = await Promise.all([build(), ensureTestBrowser(), ensureJava(), installTestPackages()])
  return { built, chromium, java }
}

/** Whether there is Java, for suites with a server written in it; installs it if it is needed and apt may be used. */
async function ensureJava() {
  const isThere = () => ['java', 'javac', 'mvn'].every((name) => onPath(name))
  const isNeeded = Object.keys(servers).some((setting) => !process.env[setting])
  if (isNeeded && !isThere() && mayUseApt()) await apt('default-jdk-headless', 'maven')
  return isThere()
}

/**
 * Runs each of them, so many at once.
 *
 * @param {readonly string[]} names
 * @param {number} atOnce
 * @param {(name: string) => Promise<Result>} runOne
 * @returns {Promise<Result[]>} in the order of the names
 */
async function sideBySide(names, atOnce, runOne) {
  const waiting = [...names.entries()]
  /** @type {Result[]} */
  const done = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await runOne(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return done
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof prepare>>} needs
 * @returns {Promise<Result>}
 */
async function runSuiteIfReady(name, { chromium, java }) {
  const [setting] = Object.entries(servers).find(([, suite]) => suite === name) ?? []
  if (setting && !process.env[setting] && !java && !process.env['CI']) {
    console.log(`\nSkipped: ${name}. Set ${setting}, or install a JDK and Maven.`)
    return { name, seconds: 0, passed: 0, failed: 0, skipped: 1 }
  }
  if (name === 'journeys' && !chromium) console.error('\nNo Chromium could be found or installed.')
  return measured(name, runSuite)
}

/**
 * @param {string} name
 * @param {(name: string) => Promise<Counts>} runOne
 * @returns {Promise<Result>}
 */
async function measured(name, runOne) {
  console.log(`\n${name}`)
  const started = performance.now()
  const counts = await runOne(name)
  return { name, ...counts, seconds: (performance.now() - started) / 1000 }
}

/**
 * @param {string} name
 * @returns {Promise<Counts>}
 */
async function runCheck(name) {
  const passed = await npm(['run', '--silent', `test:${name}`], { quiet: true })
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 }
}

/**
 * @param {string} name
 * @returns {Promise<Counts>} one more failure than reported if Vitest failed for another reason, such as coming to no end
 */
async function runSuite(name) {
  const file = path.join(REPORTS, `${name}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  // Not by their npm scripts, which build first: two that run side by side would build into the same folder.
  const project = name === 'unit' ? [] : ['--config', 'tests/vitest.config.ts', '--project', name]
  const args = ['run', ...project, '--reporter=dot', '--reporter=tools/test-report.js']
  const passed = await runNode('node_modules/vitest/vitest.mjs', args, { quiet: true, env: { TEST_REPORT: file } })
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: ['no report'] }
  /** @type {import('./test-report.js').Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return passed || report.failed > 0
    ? report
    : { ...report, failed: 1, failures: ['Vitest failed without a failed test'] }
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** @param {readonly Result[]} all */
function print(all) {
  const row = (/** @type {readonly (string | number)[]} */ cells) =>
    cells.map((cell, n) => (n === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('')
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const { name, passed, failed, skipped, seconds } of all)
    console.log(row([name, passed, failed, skipped, seconds.toFixed(1)]))
  const { passed, failed, skipped } = sum(all)
  for (const { name, retried = [] } of all)
    for (const test of retried) console.log(`\n${name}: passed at the second try: ${test}`)
  for (const { name, failures = [] } of all) for (const test of failures) console.log(`\n${name}: failed: ${test}`)
  const broken = ready.built ? failed : failed + 1
  console.log(`\n${passed} passed, ${broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
