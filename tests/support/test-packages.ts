import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { installIn } from '../../tools/install.js'

const MAX_MS = 60_000

/** Runs a program in a folder that has its own package.json, whose packages are installed on first use; resolves to its standard output. */
export async function runPackages(folder: string, program: string, input: string | Uint8Array): Promise<string> {
  if (!(await installIn(folder))) throw new Error(`The packages of ${folder} cannot be installed.`)
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    signal: AbortSignal.timeout(MAX_MS),
  })
  child.stdin.end(input)
  const [printed, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ])
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
  return printed
}

/** The same in tests/packages. */
export const runTestPackages = (program: string, input: string | Uint8Array): Promise<string> =>
  runPackages('tests/packages', program, input)
