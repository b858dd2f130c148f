import { replaceNextErrorHandlers } from '#cms/internals/next-error-handlers.ts'
import { log } from '#cms/common/log.ts'

/**
 * Logs unhandled errors. An unhandled rejection does not end the process: Next causes them regularly while it renders the
 * panel. After an uncaught exception the process's state is undefined: `onException` is called.
 */
export function logUnhandledErrors(onException: () => void): void {
  const onRejection = (reason: unknown) => void log.error({ err: reason }, 'unhandled rejection')
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    onException()
  })
  replaceNextErrorHandlers(onRejection)
}

/** Runs work, then removes the process-wide error listeners that it has added. */
export async function withoutAddedListeners(work: () => Promise<void>): Promise<void> {
  const exceptionListeners = new Set(process.listeners('uncaughtException'))
  const rejectionListeners = new Set(process.listeners('unhandledRejection'))
  await work()
  for (const listener of process.listeners('uncaughtException'))
    if (!exceptionListeners.has(listener)) process.off('uncaughtException', listener)
  for (const listener of process.listeners('unhandledRejection'))
    if (!rejectionListeners.has(listener)) process.off('unhandledRejection', listener)
}
