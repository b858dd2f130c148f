/** Clean-up functions, run in reverse order. */
export class Ends {
  private readonly ends: (() => Promise<unknown>)[] = []

  add(end: () => Promise<unknown>): void {
    this.ends.push(end)
  }

  /** Runs all of them even if some fail, and then throws the first error. */
  async run(): Promise<void> {
    const failures: unknown[] = []
    for (const end of this.ends.splice(0).toReversed()) await end().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}

/** Runs a function that starts several things; if it fails, those already started are stopped. */
export async function startAll<Started>(start: (ends: Ends) => Promise<Started>): Promise<Started> {
  const ends = new Ends()
  try {
    return await start(ends)
  } catch (error) {
    await ends.run().catch(() => undefined)
    throw error
  }
}
