import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { tooManyRequests } from '#cms/common/refusal.ts'
import type { UserRow } from './sessions.ts'

const derive = promisify(pbkdf2)

/** How Payload 3.90 stores passwords (its generatePasswordSaltHash): PBKDF2-SHA256, 600,000 rounds, 32 bytes, prefixed. */
const PREFIX = 'pbkdf2-sha256-v1:'
const current = { rounds: 600_000, bytes: 32 }
const legacy = { rounds: 25_000, bytes: 512 }
const nobody = { salt: '0'.repeat(64), hash: PREFIX + '0'.repeat(64) }

/** A hash takes a thread of the pool for 150 ms: two at once leave the others to files and the database. */
const AT_ONCE = 2
/** Longer lines would keep people waiting for more than a few seconds; whoever comes then is asked to come again. */
const MOST_WAITING = 50
const RETRY_SECONDS = 4
let busy = 0
const waiting: (() => void)[] = []

/** Runs what hashes a password beside at most one other of its kind; refuses with 429 when too many wait already. */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw tooManyRequests(RETRY_SECONDS)
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

/** Judges a password in the same time whether or not the account exists. */
export async function passwordFits(user: UserRow | undefined, password: string): Promise<boolean> {
  const { hash, salt } = user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : nobody
  const { rounds, bytes } = hash.startsWith(PREFIX) ? current : legacy
  const stored = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const derived = await inHashTurn(() => derive(password, salt, rounds, bytes, 'sha256'))
  return derived.length === stored.length && timingSafeEqual(derived, stored) && user !== undefined
}
