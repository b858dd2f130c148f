import type { Payload } from 'payload'

import { type Attempt, countAttempt, clearAttempts } from './rate-limits.ts'
import { knownDevice } from './device-cookie.ts'
import { digest } from './digest.ts'

/**
 * Whose count an attempt to sign in to an account goes to. All strangers share one, so that guessing from many addresses
 * is no faster; a device that has signed in before, and an address with a session of the account, have one each, so that
 * strangers cannot lock its owner out.
 */

/** What an attempt to sign in comes from. */
export interface SignInClient {
  clientIp: string
  /** The device cookie that came along, whatever it is worth. */
  device: string | undefined
}

const ofStrangers = (email: string): string => digest(email)
const ofDevice = (email: string, device: string): string => `${digest(email)} device ${device}`
const ofAddress = (email: string, address: string): string => `${digest(email)} address ${address}`

/** Counts an attempt to sign in to the account of this e-mail address; 429 when there were too many. */
export async function countLoginAttempt(payload: Payload, email: string, client: SignInClient): Promise<Attempt> {
  return countAttempt(payload, 'loginPerAccount', await countOf(payload, email, client))
}

/** Forgets the attempts of a client that has proven otherwise whose account it is, and those of strangers. */
export async function clearLoginAttempts(payload: Payload, email: string, client: SignInClient): Promise<void> {
  const device = await knownDevice(payload, client.device, email)
  const keys = [ofStrangers(email), ofAddress(email, client.clientIp), ...(device ? [ofDevice(email, device)] : [])]
  await Promise.all(keys.map((key) => clearAttempts(payload, 'loginPerAccount', key)))
}

async function countOf(payload: Payload, email: string, { clientIp, device }: SignInClient): Promise<string> {
  const known = await knownDevice(payload, device, email)
  if (known) return ofDevice(email, known)
  return (await isSignedInFrom(payload, email, clientIp)) ? ofAddress(email, clientIp) : ofStrangers(email)
}

/**
 * Whether the account has a session that was opened from this address. What is read depends on the address alone: how
 * long it takes tells nothing of whether there is such an account.
 */
async function isSignedInFrom(payload: Payload, email: string, address: string): Promise<boolean> {
  const { values } = await payload.db.findDistinct({
    collection: 'sessions',
    field: 'user',
    where: { address: { equals: address } },
  })
  if (values.length === 0) return false
  const { docs } = await payload.db.find<{ email: string }>({
    collection: 'users',
    where: { id: { in: values.map(({ user }) => String(user)) } },
    select: { email: true },
    pagination: false,
  })
  return docs.some((user) => user.email === email)
}
