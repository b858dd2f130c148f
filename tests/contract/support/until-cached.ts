/**
 * Reads until the response stays cached: with several nodes, a node drops its cache once more when it reads the mark of its
 * own write, which it polls for every 400 ms.
 */
export async function untilCached<T>(read: () => Promise<T>): Promise<T> {
  let answer = await read()
  for (const end = performance.now() + 1000; performance.now() < end;) answer = await read()
  return answer
}
