import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapter, Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'

import { HttpError, tooManyRequests } from '#cms/common/refusal.ts'
import { getSettings, type Limit } from '#cms/common/settings.ts'

type LimitName = keyof ReturnType<typeof getSettings>['limits']
type Limiters = Record<LimitName, RateLimiterAbstract>

const made = new WeakMap<Payload, Limiters>()

/** Of one limit: about 10 MB. */
export const MOST_KEYS = 20_000

/** Counts in this process's memory, of which made-up keys take no more than so many: those untried for longest are forgotten. */
export class BoundedMemory extends RateLimiterMemory {
  private readonly keys = new Set<string>()

  override async consume(...given: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const key = String(given[0])
    this.keys.delete(key)
    this.keys.add(key)
    const [oldest] = this.keys
    if (this.keys.size > MOST_KEYS && oldest !== undefined) await this.delete(oldest)
    return super.consume(...given)
  }

  override delete(key: string): Promise<boolean> {
    this.keys.delete(key)
    return super.delete(key)
  }
}

/** On MongoDB all nodes count together; SQLite has one process, whose memory is enough. */
function limitersOf(payload: Payload): Limiters {
  const existing = made.get(payload)
  if (existing) return existing
  const { limits } = getSettings()
  const limiters = {
    loginPerAccount: limiter(payload, 'loginPerAccount', limits.loginPerAccount),
    loginPerAddress: limiter(payload, 'loginPerAddress', limits.loginPerAddress),
    inquiryPerAddress: limiter(payload, 'inquiryPerAddress', limits.inquiryPerAddress),
    resetPerAccount: limiter(payload, 'resetPerAccount', limits.resetPerAccount),
    resetPerAddress: limiter(payload, 'resetPerAddress', limits.resetPerAddress),
  }
  made.set(payload, limiters)
  return limiters
}

const isMongo = (db: DatabaseAdapter): db is DatabaseAdapter & Pick<MongooseAdapter, 'connection'> =>
  db.name === 'mongoose'

function limiter(payload: Payload, keyPrefix: LimitName, { points, seconds: duration }: Limit): RateLimiterAbstract {
  const options = { keyPrefix, points, duration }
  const { db } = payload
  if (!isMongo(db)) return new BoundedMemory(options)
  return new RateLimiterMongo({
    ...options,
    storeClient: db.connection.getClient(),
    dbName: db.connection.name,
    tableName: 'attempts',
    disableIndexesCreation: true,
  })
}

/** Before anything is counted: without its unique index MongoDB would count the first attempts of two nodes apart. */
export async function prepareAttempts(payload: Payload): Promise<void> {
  const { loginPerAccount } = limitersOf(payload)
  if (loginPerAccount instanceof RateLimiterMongo) await loginPerAccount.createIndexes()
}

/** One attempt, counted before it is judged, so that parallel guesses cannot outrun the count. */
export interface Attempt {
  /** It was none after all: gives the point back. */
  forgive: () => Promise<void>
  /** Forgets all attempts under this key. */
  clear: () => Promise<void>
}

const uncounted: Attempt = { forgive: async () => {}, clear: async () => {} }

/**
 * What comes of the work. What its caller did wrong counts as an attempt, or refused bodies could be sent without end;
 * where the server could not judge it, or another limit came first, the attempts are given back.
 */
export const orForgive = <T>(work: Promise<T>, ...counted: Attempt[]): Promise<T> =>
  work.catch(async (error: unknown) => {
    const isCallersFault = error instanceof HttpError && error.status < 500 && error.status !== 429
    if (!isCallersFault) await Promise.all(counted.map(({ forgive }) => forgive()))
    throw error
  })

/** Counts an attempt under a key; throws the contract's 429 when there were too many. */
export async function attempt(payload: Payload, name: LimitName, key: string): Promise<Attempt> {
  if (!getSettings().rateLimits) return uncounted
  const counter = limitersOf(payload)[name]
  try {
    await consume(counter, key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000)
    throw reason
  }
  return {
    forgive: async () => void (await counter.reward(key)),
    clear: async () => void (await counter.delete(key)),
  }
}

/** Counted while the clock was wrong, a key would stay closed until then. */
async function consume(counter: RateLimiterAbstract, key: string): Promise<void> {
  const counted = await counter.consume(key).catch((reason: unknown) => {
    if (reason instanceof RateLimiterRes && reason.msBeforeNext > 2 * counter.duration * 1000) return undefined
    throw reason
  })
  if (counted) return
  await counter.delete(key)
  await counter.consume(key)
}

/** Forgets the attempts under a key that was proven otherwise. */
export async function forgetAttempts(payload: Payload, name: LimitName, key: string): Promise<void> {
  await limitersOf(payload)[name].delete(key)
}
