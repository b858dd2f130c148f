import { TOTP } from 'otpauth'

import type { Client } from './client.ts'
import { member } from './entities.ts'

/** The code that an authenticator app with this secret shows at a time, in milliseconds since 1970. */
export const codeAt = (secret: string, ms: number): string => new TOTP({ secret }).generate({ timestamp: ms })

/** Sets up a second factor for the client's user; `ms` is the server's time. */
export async function setUpSecondFactor(
  client: Client,
  password: string,
  ms: number,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await client.post('/account/second-factor', { password })
  const secret = String(member(begun.body, 'secret'))
  const confirmed = await client.post('/account/second-factor/confirm', { code: codeAt(secret, ms) })
  const codes = member(confirmed.body, 'recoveryCodes')
  if (confirmed.status !== 200 || !Array.isArray(codes))
    throw new Error(`no second factor was set up: ${begun.status} ${confirmed.status} ${confirmed.text}`)
  return { secret, recoveryCodes: codes.map(String) }
}
