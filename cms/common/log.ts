import pino, { type LoggerOptions } from 'pino'

import { isRecord } from '#contract/narrow.ts'
import { withoutValues } from '#cms/internals/driver-errors.ts'
import { writeStdout } from '#cms/internals/node-stdout.ts'
import { isFailedMail } from '#cms/internals/payload-jobs.ts'
import { isMissingView, isNextNavigation } from '#cms/internals/next-errors.ts'
import { errorForLog } from './error-for-log.ts'
import { jobForLog } from './job-for-log.ts'
import { createLogOutput } from './log-output.ts'

/** Pino's numbers of levels. */
const INFO = 30
const ERROR = 50

let isBuffering = true
let firstError: string | undefined

/** Errors are not logged until this is called: programs/server.ts prints a failed start as one line instead of one per layer. */
export const stopBufferingErrors = (): void => {
  isBuffering = false
}

/** The message of the first error while buffering, for a start that ended without throwing. */
export const firstBufferedError = (): string | undefined => firstError

function messageOf(args: readonly unknown[]): string {
  for (const part of args) {
    if (typeof part === 'string') return part
    if (typeof part === 'object' && part !== null && 'msg' in part && typeof part.msg === 'string') return part.msg
    if (part instanceof Error) return part.message
  }
  return 'unknown error'
}

const valueForLog = (value: unknown): unknown =>
  value instanceof Error ? errorForLog(value) : typeof value === 'string' ? withoutValues(value) : value

/** An argument of a logger's method, without the values that errors and messages of the database quote. */
const forLog = (part: unknown): unknown =>
  isRecord(part) && !(part instanceof Error)
    ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, valueForLog(value)]))
    : valueForLog(part)

const given = process.env['LOG_LEVEL'] ?? 'info'

const options: LoggerOptions = {
  hooks: {
    logMethod(args, method, level) {
      const parts = args.map(forLog)
      if (isBuffering && level >= ERROR) firstError ??= messageOf(parts)
      else Reflect.apply(method, this, parts)
    },
  },
  // An unknown level is rejected later, by environment.ts.
  level: Object.hasOwn(pino.levels.values, given) || given === 'silent' ? given : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // Payload logs whole jobs, whose input names people, and whose errors are not cleaned.
  serializers: { job: jobForLog },
  redact: {
    paths: ['email', '*.email', 'password', '*.password', 'headers.cookie', 'headers.authorization'],
    remove: true,
  },
}

/** Standard output, buffered. */
const logOutput = createLogOutput(writeStdout, (lines) => log.warn({ lines }, 'log lines were dropped'))
process.on('exit', logOutput.end)

/** Structured logs to standard output, one JSON object per line. Never log bodies, cookies or personal data. */
export const log = pino(options, logOutput)

let lastTime = { ms: 0, text: '' }

/** A time (ms since 1970) in ISO 8601; formatted once for all lines of a millisecond. */
function isoTime(ms: number): string {
  if (ms !== lastTime.ms) lastTime = { ms, text: new Date(ms).toISOString() }
  return lastTime.text
}

/** A line at level info that is formatted when it is written. Nothing is redacted, and the message is not escaped. */
export abstract class LaterLine {
  private readonly time = Date.now()

  /** Members of the line's JSON object. */
  protected abstract members(): string
  protected abstract message(): string

  toString(): string {
    return `{"level":${INFO},"time":"${isoTime(this.time)}",${this.members()},"msg":"${this.message()}"}\n`
  }
}

/**
 * Logs frequent lines: like `log.info`, but formatted and written in blocks, up to half a second later, and without pino, which
 * takes longer than sending a cached response. The level is not checked.
 */
export const logSoon = (line: LaterLine): void => logOutput.writeLater(line)

/** Whether `logSoon` would drop a line, which is counted then: it need not be made. */
export function isDropped(): boolean {
  const isFull = logOutput.isFull()
  if (isFull) logOutput.drop()
  return isFull
}

/**
 * Payload logs client errors (status below 500) at level error, and so what Next throws in the panel for a page that is
 * missing or forbidden. The response reports them; they are no fault of the server.
 */
function isClientError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const status: unknown = 'status' in error ? error.status : undefined
  return (
    isNextNavigation(error) || isMissingView(error) || (typeof status === 'number' && status >= 400 && status < 500)
  )
}

/** The error that is logged, alone or beside other fields. */
const errorIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'err' in part ? part.err : part

/** Payload's logger: like `log`, with client errors as one line at level info, and without failures of mails, which are logged already. */
export const payloadLog = pino(
  {
    ...options,
    hooks: {
      logMethod(args, method, level) {
        const clientError = level >= ERROR ? args.map(errorIn).find(isClientError) : undefined
        if (clientError) log.info(clientError.message)
        else if (!args.some(isFailedMail)) options.hooks?.logMethod?.apply(this, [args, method, level])
      },
    },
  },
  logOutput,
)
