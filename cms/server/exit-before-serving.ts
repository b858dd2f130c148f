import { constants } from 'node:os'

/** The signals that stop the server. */
export const stopSignals = ['SIGTERM', 'SIGINT'] as const

/**
 * Handles a signal until `stopGracefully` does: ends the process with 128 and the signal's number, as a shell reports it. It has not served
 * yet. A migration that is under way is rolled back by the database, or done to its end at the next start (MongoDB without transactions).
 */
export const exitBeforeServing = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal])
