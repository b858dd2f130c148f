/** If the database hangs, a request waits for at most two queries (session, then data) and must end within 5 s. */
const timeouts = { serverSelectionTimeoutMS: 2000, timeoutMS: 2400 }

/** The driver's timeouts that the URI does not name: of the same option in both, the driver would ignore the URI's. */
export const timeoutsFor = (url: string): Partial<typeof timeouts> =>
  Object.fromEntries(Object.entries(timeouts).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url)))
