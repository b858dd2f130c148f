import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { DIGEST, dummyHash, hashParameters } from '#cms/internals/payload-password.ts'
import { tooManyRequests } from '#cms/common/http-error.ts'
import type { UserRow } from './sessions.ts'

const derive = promisify(pbkdf2)

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
  // An unknown account's password is verified against a dummy, so that the response takes as long.
  const { hash, salt } = user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : dummyHash
  const { rounds, bytes, stored } = hashParameters(hash)
  const derived = await withHashSlot(() => derive(password, salt, rounds, bytes, DIGEST))
  return derived.length === stored.length && timingSafeEqual(derived, stored) && user !== undefined
}
