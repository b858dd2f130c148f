import type { Payload } from 'payload'

import { type Attempt, countAttempt, clearAttempts } from './count-attempts.ts'
import { knownDevice } from './device-cookie.ts'
import { digest } from './digest.ts'

/**
 * The counter that a login attempt on an account goes to. All unknown clients share one, so that guessing from many IPs is no
 * faster; each device that signed in before and each IP with a session of the account has its own, so that unknown clients
 * cannot lock the owner out. The limits are in cms/common/rate-limits.ts (`LIMIT_LOGIN_…`); count-attempts.ts counts.
 */

/** The client of a login attempt. */
export interface SignInClient {
  clientIp: string
  /** The device cookie as sent, not yet verified. */
  device: string | undefined
}

const unknownClientsKey = (email: string): string => digest(email)
const deviceKey = (email: string, device: string): string => `${digest(email)} device ${device}`
const clientIpKey = (email: string, clientIp: string): string => `${digest(email)} address ${clientIp}`

/** Counts a login attempt on the account of this e-mail; throws 429 after too many. */
export async function countLoginAttempt(payload: Payload, email: string, client: SignInClient): Promise<Attempt> {
  return countAttempt(payload, 'loginPerAccount', await counterKey(payload, email, client))
}

/** Clears the counters of this client and of unknown clients, after the client proved in another way that it owns the account. */
export async function clearLoginAttempts(payload: Payload, email: string, client: SignInClient): Promise<void> {
  const device = await knownDevice(payload, client.device, email)
  const keys = [
    unknownClientsKey(email),
    clientIpKey(email, client.clientIp),
    ...(device ? [deviceKey(email, device)] : []),
  ]
  await Promise.all(keys.map((key) => clearAttempts(payload, 'loginPerAccount', key)))
}

async function counterKey(payload: Payload, email: string, { clientIp, device }: SignInClient): Promise<string> {
  const known = await knownDevice(payload, device, email)
  if (known) return deviceKey(email, known)
  return (await isSignedInFrom(payload, email, clientIp)) ? clientIpKey(email, clientIp) : unknownClientsKey(email)
}

/**
 * Whether the account has a session that was opened from this IP. The queries depend on the IP alone, so that their duration
 * does not reveal whether the account exists.
 */
async function isSignedInFrom(payload: Payload, email: string, clientIp: string): Promise<boolean> {
  const { values } = await payload.db.findDistinct({
    collection: 'sessions',
    field: 'user',
    where: { address: { equals: clientIp } },
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
