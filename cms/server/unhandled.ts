import { log } from '#cms/common/log.ts'

/** Next's names for what it has put in place: with them it leaves errors of this process to this server. */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener')
const NEXT_INSTALLED = 'nextInitializedProcessErrorHandlers'

/**
 * Errors that nobody handles are told once. A promise that failed unwatched ends nothing: it was one piece of work, and
 * Next takes such promises for normal while it renders the panel. After an exception there is no telling.
 */
export function tellOfUnhandled(onException: () => void): void {
  const onRejection = (reason: unknown) => void log.error({ err: reason }, 'a failure that nobody waited for')
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception that nobody caught')
    onException()
  })
  Reflect.set(globalThis, NEXT_LISTENER, onRejection)
  Reflect.set(globalThis, NEXT_INSTALLED, true)
}

/** Does work that may put listeners of its own in place, and takes them away again. */
export async function withoutItsListeners(work: () => Promise<void>): Promise<void> {
  const ofExceptions = new Set(process.listeners('uncaughtException'))
  const ofRejections = new Set(process.listeners('unhandledRejection'))
  await work()
  for (const listener of process.listeners('uncaughtException'))
    if (!ofExceptions.has(listener)) process.off('uncaughtException', listener)
  for (const listener of process.listeners('unhandledRejection'))
    if (!ofRejections.has(listener)) process.off('unhandledRejection', listener)
}
