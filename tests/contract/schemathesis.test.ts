import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { rounds } from '../support/rounds.ts'
import { administrator, programOf } from '../support/people.ts'
import { ownServer } from './support/context.ts'

const SECONDS = rounds(30, 600)
const folder = path.resolve('.cache/schemathesis')
const program = path.join(folder, 'bin/schemathesis')
const VERSION = '4.32.5'

/** Installs schemathesis into a folder of its own; returns whether that succeeded, and prints why not. */
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

const configFile = path.join(folder, 'schemathesis.toml')
const hooksFile = path.join(folder, 'hooks.py')

/** Configures the exceptions that docs/api.md explains under "Tested with schemathesis". */
function configure(key: string | undefined): void {
  const expected = (...statuses: string[]) => `expected-statuses = ${JSON.stringify(statuses)}`
  const config = [
    `hooks = ${JSON.stringify(hooksFile)}`,
    '[checks.positive_data_acceptance]',
    expected('2xx', '3xx', '401', '403', '404', '409', '412', '415', '429', '5xx'),
    '[checks.negative_data_rejection]',
    expected('4xx', '5xx'),
    ...(key === undefined ? [] : ['[auth.openapi.apiKey]', `api_key = "users API-Key ${key}"`]),
  ]
  writeFileSync(configFile, `${config.join('\n')}\n`)
  writeFileSync(hooksFile, HOOKS)
}

/**
 * Excludes names that schemathesis would write unescaped into multipart headers, empty names, and idempotency keys that a draft shares with
 * the call that publishes it. Allows 400 for valid data where a schema cannot express the rule.
 */
const HOOKS = `import re
import schemathesis
from schemathesis.specs.openapi.checks import positive_data_acceptance

EXPLAINED = re.compile(
    "Value must be unique|Another entry has this slug|Picture not found|Picture does not exist|Time must be in the future"
    "|This link is no longer valid. Please ask for a new one."
    "|Holder is not valid|(WhatsApp|Viber|Phone) must be a number like .+"
    "|after must be the next of a page|This site sends no mail: reply from your own mail program"
    "|(Address|Page) must be (a path|the path of a page) of this site, such as .+"
    "|Latitude and longitude are set together|To must be later than from|Until must not be before from"
)

@schemathesis.hook
def filter_body(context, body):
    return not isinstance(body, dict) or all(str(name) and str(name).isprintable() and '"' not in str(name) for name in body)

@schemathesis.hook
def before_call(context, case, kwargs):
    if case.operation.path.startswith("/draft/") and case.headers:
        case.headers.pop("Idempotency-Key", None)

# What a draft, or a new row of settings, lacks that the call did not send.
def misses_stored(case, response):
    path, body = case.operation.path, case.body if isinstance(case.body, dict) else {}
    errors = response.json().get("errors", [])
    if not errors or not all(error["message"].endswith(" is required") for error in errors):
        return False
    if path.startswith(("/publish/", "/schedule/")):
        return True
    if path.endswith("/settings"):
        return all(re.search(r"\\.\\d+\\.", error["field"]) for error in errors)
    return case.method in ("PATCH", "PUT") and all(error["field"] not in body for error in errors)

@schemathesis.check
def valid_data_is_taken(ctx, response, case):
    if response.status_code == 400:
        message = response.json().get("message", "")
        if misses_stored(case, response) or EXPLAINED.fullmatch(message):
            return None
    return positive_data_acceptance(ctx, response, case)
`

/** Runs schemathesis, asynchronously, so that the server's output is read meanwhile. */
async function run(args: readonly string[]): Promise<{ status: unknown; text: string }> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const [status]: unknown[] = await once(child, 'close')
  return { status, text }
}

/** Runs for long, so only `npm run faults` includes it. */
const runs = process.env['FAULTS'] === 'long' && isThere()

it.runIf(runs).each(['a visitor', 'a program with a key'])(
  'F20: what schemathesis makes of the API’s document is answered as the document says, to %s',
  async (who) => {
    const server = await ownServer({ SEED: 'demo' })
    const client = new Client(server.url)
    expect((await client.post('/register', administrator)).status).toBe(201)
    const key = who === 'a visitor' ? undefined : (await programOf(client, 'administrator')).key
    configure(key)
    const { status, text } = await run([
      `--config-file=${configFile}`,
      'run',
      `${server.url}/api/openapi.json`,
      `--url=${server.url}/api`,
      '--checks=all',
      '--exclude-checks=positive_data_acceptance',
      '--phases=examples,coverage,fuzzing',
      `--max-time=${SECONDS}`,
      '--continue-on-failure',
      '--no-color',
      '--generation-database=:memory:',
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
