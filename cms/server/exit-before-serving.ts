import { constants } from 'node:os'

/** The signals that stop the server. */
export const stopSignals = ['SIGTERM', 'SIGINT'] as const

/**
 * Handles a signal until `stopGracefully` does: ends the process with 128 and the signal's number, as a shell reports it. It has not served
 * yet, and the database rolls back a migration that is under way.
 */
export const exitBeforeServing = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal])
