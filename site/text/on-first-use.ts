/** A function that makes a value when it is first called, and keeps it. The browser takes milliseconds to load a locale. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
