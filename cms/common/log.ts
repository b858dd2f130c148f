import pino, { type LoggerOptions } from 'pino'

/** Pino's number for `error`. */
const ERROR = 50

let starting = true
let held: string | undefined

/**
 * Until this is called errors are held back: what stops a start is told in one line by whoever started it, not by
 * every layer that it passes.
 */
export const logErrorsFromNowOn = (): void => {
  starting = false
}

/** The first error that was held back, for a start that some layer ended without a word. */
export const heldError = (): string | undefined => held

function messageOf(args: readonly unknown[]): string {
  for (const part of args) {
    if (typeof part === 'string') return part
    if (typeof part === 'object' && part !== null && 'msg' in part && typeof part.msg === 'string') return part.msg
    if (part instanceof Error) return part.message
  }
  return 'unknown error'
}

const given = process.env['LOG_LEVEL'] ?? 'info'

const options: LoggerOptions = {
  hooks: {
    logMethod(args, method, level) {
      if (starting && level >= ERROR) held ??= messageOf(args)
      else method.apply(this, args)
    },
  },
  // A level that does not exist is refused by the settings, which read it again.
  level: Object.hasOwn(pino.levels.values, given) || given === 'silent' ? given : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['email', '*.email', 'password', '*.password', 'headers.cookie', 'headers.authorization'],
    remove: true,
  },
}

/** Structured logs to standard output, a JSON line each. No bodies, cookies or personal data go in here. */
export const log = pino(options)

/** What views of Payload's panel throw for a page that is not there. */
const NOT_FOUND = 'not-found'

/**
 * Payload logs as errors what callers do wrong (its errors with a status below 500), and what Next throws in the panel for
 * a page that is not there, or not for who asks. The answer says it; it is no fault.
 */
function isCallersFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const status: unknown = 'status' in error ? error.status : undefined
  return (
    ('digest' in error && String(error.digest).startsWith('NEXT_')) ||
    error.message === NOT_FOUND ||
    (typeof status === 'number' && status >= 400 && status < 500)
  )
}

/** The error that is logged, alone or beside other fields. */
const errorIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'err' in part ? part.err : part

/** For Payload: as `log`, with what callers did wrong in one line of information. */
export const payloadLog = pino({
  ...options,
  hooks: {
    logMethod(args, method, level) {
      const fault = level >= ERROR ? args.map(errorIn).find(isCallersFault) : undefined
      if (fault) log.info(fault.message)
      else options.hooks?.logMethod?.apply(this, [args, method, level])
    },
  },
})
