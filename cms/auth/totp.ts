import { Secret, TOTP } from 'otpauth'

/** Codes of authenticator apps, in the form that all apps make (RFC 6238): SHA-1, six digits, 30 seconds. */

const DIGITS = 6
const PERIOD = 30
/** Steps before and after the present one, for clocks that differ and codes that take time to type. */
const WINDOW = 1

/** The step that a time is in. */
export const stepAt = (ms: number): number => TOTP.counter({ period: PERIOD, timestamp: ms })

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/**
 * The URI of a secret for authenticator apps, which read it as a QR code.
 *
 * @param issuer the name of the site; `label` names the account
 */
export const otpauthUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret }).toString()

/** The step of a code, near a time; undefined for a wrong code. Compares in constant time. */
export function stepOf(secret: string, code: string, ms: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const given = { token: code, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD }
  const delta = TOTP.validate({ ...given, timestamp: ms, window: WINDOW })
  return delta === null ? undefined : stepAt(ms) + delta
}
