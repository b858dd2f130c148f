import { Secret } from 'otpauth'

import { plainCode, RECOVERY_CODES } from '#contract/second-factor.ts'
import { digest } from './digest.ts'

/** 120 random bits each: as with API keys there is nothing to guess, so a digest is all that needs to be stored. */
const BYTES = 15

/** Groups of six characters of base32, in which none look alike. */
const newCode = (): string => new Secret({ size: BYTES }).base32.toLowerCase().replace(/.{6}(?=.)/g, '$&-')

/** A new set, as it is shown. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** The stored form of a code, independent of spacing and case. */
export const recoveryDigest = (code: string): string => digest(plainCode(code))
