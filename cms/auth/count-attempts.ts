/** Counts attempts against the rate limits of the settings; beyond one, `tooManyRequests` of cms/common/http-error.ts is thrown. */

import type { Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'

import { isMongodb } from '#cms/internals/payload-database.ts'
import { HttpError, tooManyRequests } from '#cms/common/http-error.ts'
import type { Limit, LimitName } from '#cms/common/rate-limits.ts'
import { getSettings } from '#cms/common/environment.ts'

type Limiters = Record<LimitName, RateLimiterAbstract>

const limitersByPayload = new WeakMap<Payload, Limiters>()

/** Keys per limit; about 10 MB. */
export const MAX_KEYS = 20_000

/** Counts in this process's memory; beyond MAX_KEYS the least recently used key is dropped, so made-up keys cannot fill it. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string>()

  override async consume(...given: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const key = String(given[0])
    this.keys.delete(key)
    this.keys.add(key)
    const [oldest] = this.keys
    if (this.keys.size > MAX_KEYS && oldest !== undefined) await this.delete(oldest)
    return super.consume(...given)
  }

  override delete(key: string): Promise<boolean> {
    this.keys.delete(key)
    return super.delete(key)
  }
}

/** On MongoDB all nodes share their counts; SQLite has one process, so they stay in its memory. */
function limitersOf(payload: Payload): Limiters {
  const existing = limitersByPayload.get(payload)
  if (existing) return existing
  const { limits } = getSettings()
  const limiters = {
    // The prefixes are part of stored keys, which nodes of the previous version share: they stay when a limit is renamed.
    loginPerAccount: limiter(payload, 'loginPerAccount', limits.loginPerAccount),
    loginPerClientIp: limiter(payload, 'loginPerAddress', limits.loginPerClientIp),
    keyPerClientIp: limiter(payload, 'keyPerAddress', limits.keyPerClientIp),
    inquiryPerClientIp: limiter(payload, 'inquiryPerAddress', limits.inquiryPerClientIp),
    resetPerAccount: limiter(payload, 'resetPerAccount', limits.resetPerAccount),
    resetPerClientIp: limiter(payload, 'resetPerAddress', limits.resetPerClientIp),
  }
  limitersByPayload.set(payload, limiters)
  return limiters
}

function limiter(payload: Payload, keyPrefix: string, { points, seconds: duration }: Limit): RateLimiterAbstract {
  const options = { keyPrefix, points, duration }
  const { db } = payload
  if (!isMongodb(db)) return new BoundedMemoryLimiter(options)
  return new RateLimiterMongo({
    ...options,
    storeClient: db.connection.getClient(),
    dbName: db.connection.name,
    tableName: 'attempts',
    disableIndexesCreation: true,
  })
}

/** Creates the unique index of MongoDB's counters; without it two nodes would count their first attempts separately. */
export async function prepareRateLimits(payload: Payload): Promise<void> {
  const { loginPerAccount } = limitersOf(payload)
  if (loginPerAccount instanceof RateLimiterMongo) await loginPerAccount.createIndexes()
}

/** An attempt, counted before it is checked, so that parallel guesses cannot outrun the limit. */
export interface Attempt {
  /** Gives the point back if the attempt turned out not to count. */
  refund: () => Promise<void>
  /** Clears all attempts under this key. */
  clear: () => Promise<void>
}

const uncounted: Attempt = { refund: async () => {}, clear: async () => {} }

/**
 * Refunds the attempts if the work fails with a server error or another limit's 429. Other client errors count as attempts;
 * otherwise invalid bodies could be sent without limit.
 */
export const refundUnlessClientError = <T>(work: Promise<T>, ...counted: Attempt[]): Promise<T> =>
  refundIf(work, (error) => !(error instanceof HttpError && error.status < 500 && error.status !== 429), counted)

/** Refunds an attempt at something that was not done, whatever the reason. */
export const refundUnlessDone = <T>(work: Promise<T>, counted: Attempt): Promise<T> =>
  refundIf(work, () => true, [counted])

const refundIf = <T>(
  work: Promise<T>,
  isRefunded: (error: unknown) => boolean,
  counted: readonly Attempt[],
): Promise<T> =>
  work.catch(async (error: unknown) => {
    if (isRefunded(error)) await Promise.all(counted.map(({ refund }) => refund()))
    throw error
  })

/** Counts an attempt under a key; throws the contract's 429 when there were too many. */
export async function countAttempt(payload: Payload, name: LimitName, key: string): Promise<Attempt> {
  if (!getSettings().rateLimits) return uncounted
  const counter = limitersOf(payload)[name]
  let end: number
  try {
    end = Date.now() + (await consume(counter, key)).msBeforeNext
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000)
    throw reason
  }
  return {
    // After its period there is nothing to refund: the next one would begin below zero.
    refund: async () => void (Date.now() < end && (await counter.reward(key))),
    clear: async () => void (await counter.delete(key)),
  }
}

/** Resets a key whose end is further ahead than a limit can last: it was counted while the clock was wrong. */
async function consume(counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  const counted = await counter.consume(key).catch((reason: unknown) => {
    if (reason instanceof RateLimiterRes && reason.msBeforeNext > 2 * counter.duration * 1000) return undefined
    throw reason
  })
  if (counted) return counted
  await counter.delete(key)
  return counter.consume(key)
}

/** Clears the attempts under a key. */
export async function clearAttempts(payload: Payload, name: LimitName, key: string): Promise<void> {
  await limitersOf(payload)[name].delete(key)
}
