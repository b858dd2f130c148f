import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

import { build } from './build.js'
import { apt, ensureChromium, mayUseApt, onPath } from './chromium.js'
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

/**
 * Vitest's suites, which count their tests: two at once, the next one when one of them ends. The unit tests and the recipe
 * keep the processor busy while the journeys wait for their browsers.
 */
const suites = ['contract-mongodb', 'contract-sqlite', 'journeys', 'unit', 'contract-bucket', 'recipe', 'cluster']

/** Settings that name a server to test on, in place of one in Java, and the suites that need it. */
const servers = { MONGODB_URI: 'contract-mongodb', S3_TEST_ENDPOINT: 'contract-bucket' }

const STACK_FRAME = /^ *at /
const FRAME_IN_TEST = /\/tests\/|\.test\.tsx?:/

requireNodeVersion()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
const [ready, checked] = await Promise.all([
  timed('Ready to test', prepare),
  sideBySide(checks, 1, (name) => measured(name, runCheck)),
])
const results = [...checked, ...(await sideBySide(suites, 2, (name) => runSuiteIfReady(name, ready)))]
print(results)
process.exit(sum(results).failed > 0 || !ready.built ? 1 : 0)

/** Builds and obtains what the suites need besides the packages. */
async function prepare() {
  const [built, chromium, java] = await Promise.all([build(), ensureChromium(), ensureJava(), installTestPackages()])
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
 * A suite is counted by its report. One that fails without a failed test, or without a report, counts as one more.
 *
 * @param {string} name
 * @returns {Promise<Counts>}
 */
async function runSuite(name) {
  const report = path.join(REPORTS, `${name}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  // Not by their npm scripts, which build first: two that run side by side would build into the same folder.
  const project = name === 'unit' ? [] : ['--config', 'tests/vitest.config.ts', '--project', name]
  const sound = await runNode('node_modules/vitest/vitest.mjs', ['run', ...project, ...reporters], { quiet: true })
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failures: ['no report'] }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests > 0 || sound ? numFailedTests : 1
  const retried = testResults.flatMap(withMessages('passed'))
  const failures = [...testResults.flatMap(withMessages('failed')), ...testResults.flatMap(brokenFile)]
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, retried, failures }
}

/**
 * What an error's message says, with the first place in the tests that its stack names: "locator.waitFor: Timeout", say, is of no use
 * without what was waited for, and where.
 *
 * @param {string} message
 */
function shortened(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.filter((line) => line.trim() !== '' && !STACK_FRAME.test(line)).slice(0, 3)
  const place = lines.find((line) => STACK_FRAME.test(line) && FRAME_IN_TEST.test(line))
  return [...said, ...(place === undefined ? [] : [place])].map((line) => `\n    ${line.trim()}`).join('')
}

/**
 * The tests of a file with a status that failed at least once, with why: those that passed at their second try keep
 * the messages of the first.
 *
 * @param {'passed' | 'failed'} wanted
 * @returns {(file: { assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }) => string[]}
 */
function withMessages(wanted) {
  return ({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => `${fullName}${shortened(first)}`)
}

/**
 * A file that failed without a failed test, with why: one that could not be loaded or prepared.
 *
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string }[] }} file
 * @returns {string[]}
 */
function brokenFile({ name, status, message, assertionResults }) {
  const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
  return isBroken ? [`${name}${shortened(message)}`] : []
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
