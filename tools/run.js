import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Runs a program of this project to its end, its output passed through unless it is to be shown only on failure.
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
    child.once('error', (error) => {
      if (!background?.aborted) console.error(`${command} cannot be run: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/**
 * The same for a JavaScript file.
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
