const ATTEMPTS = 3

/** Does something that can be repeated, at most three times: one of thousands of requests to a storage may fail. */
export async function inThreeAttempts<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await work()
    } catch {
      // The last attempt says why.
    }
  }
  return work()
}
