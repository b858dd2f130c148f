import { type Environment, type Server, startServer } from '../support/server.ts'

/** The settings of a user who sets nothing, where those of the tests differ. */
const asShipped: Environment = {
  LOG_LEVEL: undefined,
  LOAD_LIMIT_MS: undefined,
  PANEL_LOAD: undefined,
  RATE_LIMITS: undefined,
}

/** Shell commands that run the server, `"$@"`, with its standard output somewhere; `$LOG` is a free path. */
const outputs = {
  file: 'exec "$@" > "$LOG"',
  pipe: 'mkfifo "$LOG"; cat "$LOG" > /dev/null & exec "$@" > "$LOG"',
}

/** Starts the built server with the demo content, as it is if nothing is set; its log goes to a file or a pipe. */
export const startShipped = (settings: Environment = {}, output: keyof typeof outputs = 'file'): Promise<Server> =>
  startServer({ SEED: 'demo', ...asShipped, ...settings }, (root) => [
    'env',
    `LOG=${root}/log`,
    'sh',
    '-c',
    outputs[output],
    'sh',
  ])
