import { createHook } from 'node:async_hooks'

/**
 * Node makes an object of one hidden class for each `process.nextTick`, of which a response takes several. Once garbage collections have found
 * none of these objects, V8 drops that class, and the code that makes them is never optimised again: a tenth of the processor time of
 * a cached response. Async hooks report the objects as `TickObject`. Node keeps none of them, and has no option to.
 *
 * @internals node@20.19
 */

const kept: object[] = []

/** Keeps one of these objects for the life of the process: call it first. Returns it; undefined if Node made none. */
export function keepTickObject(): object | undefined {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') kept.push(resource)
    },
  }).enable()
  process.nextTick(() => {})
  hook.disable()
  return kept.at(-1)
}
