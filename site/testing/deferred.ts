/** A promise and the function that fulfils it: `Promise.withResolvers`, which Node.js 20 lacks. */
export function deferred<T = void>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((fulfil) => (resolve = fulfil))
  return { promise, resolve }
}
