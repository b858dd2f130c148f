import { newKey } from './idempotency-key.ts'

/** The data of a new entry of the browser's history. */
export const newEntry = (state?: unknown) => ({ key: newKey(), state })
