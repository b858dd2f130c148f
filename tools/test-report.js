import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a suite of Vitest's came to, as `npm test` reads it.
 *
 * @typedef {object} Report
 * @property {number} passed the number of tests
 * @property {number} failed the number of failed tests, files, groups and errors outside of tests
 * @property {number} skipped the number of tests, those of a group that could not be prepared included
 * @property {string[]} retried the tests that passed at the second try, each with the first try's error
 * @property {string[]} failures what failed, each with its error
 * @property {Record<string, number>} files the milliseconds that each file's tests took
 */

const STACK_FRAME = /^ *at /
const FRAME_IN_TEST = /\/tests\/|\.test\.tsx?:/

/**
 * A Vitest reporter that writes a `Report` to the file that `TEST_REPORT` names. Vitest's own JSON leaves out why a group's
 * preparation failed, and errors outside of tests.
 */
export default class TestReport {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} errors those outside of tests
   */
  onTestRunEnd(modules, errors) {
    const file = process.env['TEST_REPORT']
    if (file === undefined) throw new Error('TEST_REPORT names no file')
    writeFileSync(file, JSON.stringify(reportOf(modules, errors)))
  }
}

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly import('vitest/node').SerializedError[]} errors
 * @returns {Report}
 */
function reportOf(modules, errors) {
  const tests = modules.flatMap((file) => [...file.children.allTests()])
  const inState = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state)
  const unprepared = modules.flatMap((file) =>
    [file, ...file.children.allSuites()].flatMap((group) =>
      group.errors().map((error) => described('fullName' in group ? group.fullName : group.relativeModuleId, error)),
    ),
  )
  const failed = inState('failed').map((test) => described(test.fullName, test.result().errors?.[0]))
  const retried = inState('passed').flatMap((test) => {
    const [first] = test.result().errors ?? []
    return first ? [described(test.fullName, first)] : []
  })
  const failures = [...failed, ...unprepared, ...errors.map((error) => described('outside of tests', error))]
  return {
    passed: inState('passed').length,
    failed: failures.length,
    skipped: inState('skipped').length + inState('pending').length,
    retried,
    failures,
    files: Object.fromEntries(modules.map((file) => [file.relativeModuleId, Math.round(file.diagnostic().duration)])),
  }
}

/**
 * The error's first lines, with the first place in the tests that its stack names: "locator.waitFor: Timeout", say, is of no use
 * without what was waited for, and where.
 *
 * @param {string} what
 * @param {import('vitest/node').SerializedError | undefined} error
 */
function described(what, error) {
  const { message: text = '', stack = '' } = error ?? {}
  const lines = stripVTControlCharacters(stack.includes(text) ? stack : `${text}\n${stack}`).split('\n')
  const message = lines.filter((line) => line.trim() !== '' && !STACK_FRAME.test(line)).slice(0, 3)
  const place = lines.find((line) => STACK_FRAME.test(line) && FRAME_IN_TEST.test(line))
  return [what, ...message, ...(place === undefined ? [] : [place])].map((line) => line.trim()).join('\n    ')
}
