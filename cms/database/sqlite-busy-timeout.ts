/** How long a write waits for another connection's, in ms. */
export const BUSY_MS = 5000
