import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal: stored in place of random secrets, and used as a key in place of an e-mail. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
