import {
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  type Payload,
  type PayloadRequest,
  parseCookies,
} from 'payload'

import { apiKeyOf } from './api-key-header.ts'

/** The settings that the cookie's name depends on. */
export interface WithPrefix {
  config: Pick<Payload['config'], 'cookiePrefix'>
}

type WithCookies = Pick<PayloadRequest, 'payload' | 'headers'>

const nameOf = ({ config }: WithPrefix): string => `${config.cookiePrefix}-token`

/** The auth settings of the users' collection. */
export function authConfigOf(payload: Payload) {
  const users = payload.collections['users']
  if (!users) throw new Error('the config has no users')
  return users.config.auth
}

/** How Payload writes the session's cookie, for the users' collection. */
export const cookieOptions = (secure: boolean) => ({ secure, sameSite: 'Lax' as const })

/** The session cookie's token. It is not read beside an API key, whose requests skip the origin check. */
export const sessionToken = ({ payload, headers }: WithCookies): string | undefined =>
  apiKeyOf(headers) === undefined ? parseCookies(headers).get(nameOf(payload)) : undefined

/** Whether a Cookie header has a session's cookie, valid or not. */
export const hasSessionCookie = (payload: WithPrefix, header: string | undefined): boolean =>
  header?.split(/; */).some((cookie) => cookie.startsWith(`${nameOf(payload)}=`)) ?? false

/** Set-Cookie for a new session: HttpOnly, SameSite=Lax, and Secure where the site is served over https. */
export const sessionCookie = (payload: Payload, token: string): string =>
  asFlags(
    generatePayloadCookie({
      collectionAuthConfig: authConfigOf(payload),
      cookiePrefix: payload.config.cookiePrefix,
      token,
    }),
  )

export const expiredCookie = (payload: Payload): string =>
  asFlags(
    generateExpiredPayloadCookie({
      collectionAuthConfig: authConfigOf(payload),
      cookiePrefix: payload.config.cookiePrefix,
    }),
  )

/** Payload writes `HttpOnly=true`; some clients do not recognise that as the HttpOnly flag. */
const asFlags = (cookie: unknown): string => String(cookie).replace(/; (HttpOnly|Secure)=true/g, '; $1')
