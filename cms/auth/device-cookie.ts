import { createHmac, randomBytes } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'
import { type Payload, type PayloadRequest, parseCookies } from 'payload'

import { DAY_MS } from '#contract/time.ts'
import { authConfigOf } from './cookie.ts'
import { digest } from './digest.ts'

/**
 * Device cookies, as OWASP describes them (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies):
 * a client that signed in to an account gets one, and login attempts with it are counted separately from unknown clients'.
 * It is signed, not stored on the server, outlives the session, and grants nothing but its own counter.
 */

const DAY = DAY_MS / 1000
/** Seconds. */
const LIFETIME = 180 * DAY
/** Seconds by which the nodes' clocks may differ. */
const CLOCK_TOLERANCE = 60

const signingKey = ({ secret }: Payload): Uint8Array => createHmac('sha256', secret).update('device cookies').digest()
const isSecure = (payload: Payload): boolean => authConfigOf(payload).cookies.secure === true

/** `__Host-` would require Path=/, but the cookie is for /api only: pages must not depend on it. */
const nameOf = (payload: Payload): string => (isSecure(payload) ? '__Secure-device' : 'device')

/** Set-Cookie for a device that has just signed in to the account of this e-mail. */
export async function deviceCookie(payload: Payload, email: string): Promise<string> {
  const token = await new SignJWT({ account: digest(email) })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomBytes(16).toString('base64url'))
    .setIssuedAt()
    .sign(signingKey(payload))
  const flags = `HttpOnly; SameSite=Lax${isSecure(payload) ? '; Secure' : ''}`
  return `${nameOf(payload)}=${token}; Max-Age=${LIFETIME}; Path=/api; ${flags}`
}

export const deviceToken = ({ payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>): string | undefined =>
  parseCookies(headers).get(nameOf(payload))

/** The id of a device that has signed in to the account of this e-mail; undefined for any other token. */
export async function knownDevice(
  payload: Payload,
  token: string | undefined,
  email: string,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  try {
    const { payload: claims } = await jwtVerify(token, signingKey(payload), {
      algorithms: ['HS256'],
      maxTokenAge: LIFETIME,
      clockTolerance: CLOCK_TOLERANCE,
    })
    return claims['account'] === digest(email) ? claims.jti : undefined
  } catch {
    return undefined
  }
}
