/** Clients send few different values of a header; others are computed each time, so that they cannot fill the memory. */
const MOST = 100

/** The same function of a header's value, with the results for the first hundred values kept. */
export function memoized<Result extends string | boolean>(
  compute: (value: string) => Result,
): (value: string) => Result {
  const results = new Map<string, Result>()
  return (value) => {
    const known = results.get(value)
    if (known !== undefined) return known
    const result = compute(value)
    if (results.size < MOST) results.set(value, result)
    return result
  }
}
