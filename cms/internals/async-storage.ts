import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Before Node.js 24, an `AsyncLocalStorage` that was used turns on async hooks for the whole process until it is disabled: 15 to
 * 20 µs more for each cached response. Next has several and never disables them. `run` and `enterWith` turn one on again.
 *
 * @internals node@20.19 next@16.4.6
 */

const used = new Set<AsyncLocalStorage<unknown>>()
let isWatching = false

/** Whether an AsyncLocalStorage costs something while nothing uses it. */
const HAS_COST = Number.parseInt(process.versions.node, 10) < 24

/** Remembers every AsyncLocalStorage that is used from now on. */
export function watchAsyncStorage(): void {
  if (isWatching || !HAS_COST) return
  isWatching = true
  for (const name of ['run', 'enterWith'] as const) {
    const original: unknown = Reflect.get(AsyncLocalStorage.prototype, name)
    if (typeof original !== 'function') throw new Error(`AsyncLocalStorage has no ${name}: see docs/upgrading.md`)
    Reflect.set(
      AsyncLocalStorage.prototype,
      name,
      function watched(this: AsyncLocalStorage<unknown>, ...args: unknown[]): unknown {
        used.add(this)
        return Reflect.apply(original, this, args)
      },
    )
  }
}

/** Disables every AsyncLocalStorage used so far. Call it only while none is in use: running work loses its values. */
export function disableAsyncStorage(): void {
  for (const storage of used) storage.disable()
  used.clear()
}
