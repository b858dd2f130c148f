import { type Environment, type Server, startServer } from '../support/server.ts'
import { read } from './timed.ts'

/** Restores the defaults of settings that tests change. */
const asShipped: Environment = {
  LOG_LEVEL: undefined,
  LOAD_LIMIT_MS: undefined,
  PANEL_LOAD: undefined,
  RATE_LIMITS: undefined,
}

/** Shell commands that run the server, `"$@"`, with its standard output redirected; `$LOG` is an unused path. */
const outputs = {
  file: 'exec "$@" > "$LOG"',
  pipe: 'mkfifo "$LOG"; cat "$LOG" > /dev/null & exec "$@" > "$LOG"',
}

/** Starts the built server with its default settings and the demo content; its log goes to a file or a pipe. */
export const startShipped = (settings: Environment = {}, output: keyof typeof outputs = 'file'): Promise<Server> =>
  startServer({ SEED: 'demo', ...asShipped, ...settings }, (root) => [
    'env',
    `LOG=${root}/log`,
    'sh',
    '-c',
    outputs[output],
    'sh',
  ])

/** The same, once the panel's code is loaded, which keeps the processor busy for seconds after a start. */
export async function startSettled(): Promise<Server> {
  const server = await startShipped()
  await read(`${server.url}/admin/login`)
  return server
}
