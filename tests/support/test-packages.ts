import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { installTestPackages } from '../../tools/install.js'

const MAX_MS = 60_000

/** Runs a program of tests/packages, whose packages are installed on first use. Resolves to what it prints. */
export async function runTestPackages(program: string, input: string | Uint8Array): Promise<string> {
  if (!(await installTestPackages())) throw new Error('The packages of tests/packages cannot be installed.')
  const child = spawn(process.execPath, [program], {
    cwd: 'tests/packages',
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
