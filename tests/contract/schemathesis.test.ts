import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { rounds } from '../support/rounds.ts'
import { administrator } from './support/people.ts'
import { ownServer } from './support/context.ts'

const SECONDS = rounds(30, 600)
const folder = path.resolve('.cache/schemathesis')
const program = path.join(folder, 'bin/schemathesis')
const VERSION = '4.32.5'

/** Installs it into a folder of its own; answers whether it is there, and says why if it is not. */
function isThere(): boolean {
  if (existsSync(program)) return true
  for (const [command, ...args] of [
    ['python3', '-m', 'venv', folder],
    [path.join(folder, 'bin/pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
  ] as const) {
    const { status, error } = spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    if (status === 0) continue
    process.stdout.write(`\nSkipped: schemathesis, since ${command} ${error ? 'is not there' : 'failed'}.\n`)
    return false
  }
  return existsSync(program)
}

/** Runs it while the server's output is read. */
async function run(args: readonly string[]): Promise<{ status: unknown; text: string }> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const [status]: unknown[] = await once(child, 'close')
  return { status, text }
}

/** Takes long: `npm run faults` alone runs it. */
const runs = process.env['FAULTS'] === 'long' && isThere()

it.runIf(runs).each(['a visitor', 'an administrator'])(
  'F20: what schemathesis makes of the API’s document is answered as the document says, to %s',
  async (who) => {
    const server = await ownServer({ SEED: 'demo' })
    const client = new Client(server.url)
    expect((await client.post('/register', administrator)).status).toBe(201)
    const { status, text } = await run([
      'run',
      `${server.url}/api/openapi.json`,
      `--url=${server.url}/api`,
      '--checks=not_a_server_error,content_type_conformance,response_schema_conformance,unsupported_method',
      '--phases=examples,coverage,fuzzing',
      // Whoever signs out is nobody any longer.
      '--exclude-path=/logout',
      `--max-time=${SECONDS}`,
      '--continue-on-failure',
      '--no-color',
      '--generation-database=:memory:',
      ...(who === 'a visitor' ? [] : [`--header=Cookie: ${client.cookie}`]),
    ])
    expect(status, text.slice(-20_000)).toBe(0)
    process.stdout.write(`\nschemathesis as ${who}:\n${text.slice(-600)}\n`)
    const logged = server
      .output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line))
    expect(logged).toEqual([])
  },
  SECONDS * 4000,
)
