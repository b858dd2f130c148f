/**
 * Reads until what is read stays kept: between nodes, one lets go of what it keeps once more when it meets the mark of its
 * own write, which it looks for every 400 ms.
 */
export async function untilKept<T>(read: () => Promise<T>): Promise<T> {
  let answer = await read()
  for (const end = performance.now() + 1000; performance.now() < end;) answer = await read()
  return answer
}
