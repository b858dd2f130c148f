import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'run.js')).href

/** Takes its time to end at SIGTERM, and says so. */
const PROGRAM = `
  process.on('SIGTERM', () => setTimeout(() => { console.log('ended'); process.exit(0) }, 100))
  setInterval(() => {}, 60_000)
  console.log('runs')`

it('a signal ends the program that is run, then the process that runs it', async () => {
  const launcher = `
    const { runNode } = await import(${JSON.stringify(MODULE)})
    await runNode('--eval', [${JSON.stringify(PROGRAM)}])
    console.log('went on')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 10_000 }).toBe('runs\n')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM'])
  expect(output).toBe('runs\nended\n')
})

it('npm scripts replace their shell by the program, since npm sends signals to the shell alone', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const withShell = Object.values(scripts).filter((script) => /^node (?!.*&&)/.test(script))
  expect([withShell, Object.keys(scripts).length > 20]).toEqual([[], true])
})
