import pino from 'pino'

/** Structured logs to standard output, a JSON line each. No bodies, cookies or personal data go in here. */
export const log = pino({
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['email', '*.email', 'password', '*.password', 'headers.cookie', 'headers.authorization'],
    remove: true,
  },
})
