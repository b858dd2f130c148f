import { Secret } from 'otpauth'

import { plainCode, RECOVERY_CODES } from '#contract/second-factor.ts'
import { digest } from './digest.ts'

/** 120 random bits each: as with API keys there is nothing to guess, so a digest is all that needs to be stored. */
const BYTES = 15

/** In groups of six letters and digits, of base32, which has none that look alike. */
const newCode = (): string => new Secret({ size: BYTES }).base32.toLowerCase().replace(/.{6}(?=.)/g, '$&-')

/** A new set, as it is shown. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** What is stored of a code, however it is typed. */
export const recoveryDigest = (code: string): string => digest(plainCode(code))
