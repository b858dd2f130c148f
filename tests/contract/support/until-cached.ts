/**
 * Reads until the response stays cached. With several nodes, a node clears its cache once more when it polls the revision that its own
 * write has changed, every 400 ms.
 */
export async function untilCached<T>(read: () => Promise<T>): Promise<T> {
  let answer = await read()
  for (const end = performance.now() + 1000; performance.now() < end;) answer = await read()
  return answer
}
