import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT'])

/**
 * Runs a program of this project to its end, its output passed through unless it is to be shown only on failure. SIGTERM and SIGINT
 * are passed on to it; once it has ended, this process ends, too, and nothing is resolved.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, background?: AbortSignal | undefined }} [options] `quiet` shows the
 *   output only if it fails; `background` gives it the lowest priority, and ends it when aborted
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, { env = {}, quiet = false, background } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? 'pipe' : 'inherit',
      ...(background ? { signal: background } : {}),
    })
    if (background && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    const wasSignalled = background ? () => false : passSignals(child)
    child.once('error', (error) => {
      if (!background?.aborted) console.error(`${command} cannot be run: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => {
      if (wasSignalled()) return
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/**
 * Passes signals on to a program, and ends this process by the same signal once the program has ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} whether there was one
 */
function passSignals(child) {
  /** @type {NodeJS.Signals | undefined} */
  let received
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    received ??= signal
    // A terminal sends Ctrl-C to the program as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  child.once('close', () => {
    for (const signal of SIGNALS) process.off(signal, pass)
    if (received) process.kill(process.pid, received)
  })
  return () => received !== undefined
}

/**
 * Runs a JavaScript file as `run` does.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)

/**
 * npm, as it was called, or the one on the PATH.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const file = process.env['npm_execpath']
  return file?.endsWith('.js') ? runNode(file, args, options) : run('npm', args, options)
}

/**
 * Runs work and says how long it took.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(what, work) {
  const started = performance.now()
  const result = await work()
  console.log(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return result
}
