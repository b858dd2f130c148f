/**
 * Next installs process-wide handlers of unhandled errors, unless a flag on the global object says that they are installed; it
 * takes the function under a registered symbol for its own handler of rejections. Next has no option to leave them out. A variable of the
 * environment, which it reads when it is loaded, leaves out its filter of rejections, whose removal it would print.
 *
 * @internals next@16.4.6
 */

const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener')
const NEXT_INSTALLED = 'nextInitializedProcessErrorHandlers'

/** Makes Next take a listener of `unhandledRejection` for its own, and install no others. Called before Next is loaded. */
export function replaceNextErrorHandlers(onRejection: (reason: unknown) => void): void {
  Reflect.set(globalThis, NEXT_LISTENER, onRejection)
  Reflect.set(globalThis, NEXT_INSTALLED, true)
  process.env['NEXT_UNHANDLED_REJECTION_FILTER'] = 'disabled'
}
