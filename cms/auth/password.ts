import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { tooManyRequests } from '#cms/common/http-error.ts'
import type { UserRow } from './sessions.ts'

const derive = promisify(pbkdf2)

/** How Payload 3.90 stores passwords (its generatePasswordSaltHash): PBKDF2-SHA256, 600,000 rounds, 32 bytes, prefixed. */
const PREFIX = 'pbkdf2-sha256-v1:'
const current = { rounds: 600_000, bytes: 32 }
const legacy = { rounds: 25_000, bytes: 512 }
/** Verified in place of an unknown account's hash, so that the response takes as long. */
const dummy = { salt: '0'.repeat(64), hash: PREFIX + '0'.repeat(64) }

/** A hash takes a thread of the pool for 150 ms: two at once leave the others to files and the database. */
const MAX_CONCURRENT = 2
/** A longer queue would take more than a few seconds; further requests get 429. */
const MAX_WAITING = 50
const RETRY_SECONDS = 4
let busy = 0
const waiting: (() => void)[] = []

/** Runs work that hashes a password, at most two at once; throws 429 if too many are waiting. */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw tooManyRequests(RETRY_SECONDS)
  if (busy >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

/** Whether the password is right; takes the same time whether or not the account exists. */
export async function verifyPassword(user: UserRow | undefined, password: string): Promise<boolean> {
  const { hash, salt } = user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : dummy
  const { rounds, bytes } = hash.startsWith(PREFIX) ? current : legacy
  const stored = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const derived = await withHashSlot(() => derive(password, salt, rounds, bytes, 'sha256'))
  return derived.length === stored.length && timingSafeEqual(derived, stored) && user !== undefined
}
