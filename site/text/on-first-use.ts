/** Makes a value at the first call and returns the same one afterwards. Loading a locale takes the browser milliseconds. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
