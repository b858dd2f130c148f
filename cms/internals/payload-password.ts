/**
 * Payload stores a password in a user's `hash` and `salt`: PBKDF2-SHA256, hexadecimal, with a prefix for the present parameters;
 * older hashes have none. Payload's own check is not exported, and its `login` cannot be limited and queued as here.
 *
 * @internals payload@3.90.2
 */

const PREFIX = 'pbkdf2-sha256-v1:'
const current = { rounds: 600_000, bytes: 32 }
const legacy = { rounds: 25_000, bytes: 512 }

/** The function with which PBKDF2 is run. */
export const DIGEST = 'sha256'

/** The parameters of a stored hash, with which a password is hashed to be compared, and its bytes. */
export function hashParameters(hash: string): { rounds: number; bytes: number; stored: Buffer } {
  const isCurrent = hash.startsWith(PREFIX)
  return { ...(isCurrent ? current : legacy), stored: Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex') }
}

/** The salt and hash of no password, which take as long to verify as those that Payload stores today. */
export const dummyHash = { salt: '0'.repeat(64), hash: PREFIX + '0'.repeat(2 * current.bytes) }
