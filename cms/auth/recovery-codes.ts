import { Secret } from 'otpauth'

import { plainCode, RECOVERY_CODES } from '#contract/second-factor.ts'
import { digest } from './digest.ts'

/** 120 random bits each: as with API keys there is nothing to guess, so a digest is all that needs to be stored. */
const BYTES = 15

/** A new code in groups of six characters of base32, which has none that look alike. */
const newCode = (): string => new Secret({ size: BYTES }).base32.toLowerCase().replace(/.{6}(?=.)/g, '$&-')

/** A new set of codes, in the form that is shown. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** The stored form of a code, independent of its spaces, dashes and case. */
export const recoveryDigest = (code: string): string => digest(plainCode(code))
