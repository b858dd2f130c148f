import { createHash } from 'node:crypto'

/** What is kept of a secret that only its owner needs to know: SHA-256, in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
