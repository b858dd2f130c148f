import { MINUTE_MS, SECOND_MS } from '#contract/time.ts'

const MINUTE = MINUTE_MS / SECOND_MS

/** At most `points` attempts in `seconds`. */
export interface Limit {
  points: number
  seconds: number
}

/** The rate limits, by the settings that change them. */
export const rateLimits = {
  loginPerAccount: { setting: 'LIMIT_LOGIN_ACCOUNT', points: 10, seconds: 15 * MINUTE },
  loginPerClientIp: { setting: 'LIMIT_LOGIN_ADDRESS', points: 100, seconds: 15 * MINUTE },
  keyPerClientIp: { setting: 'LIMIT_KEY_ADDRESS', points: 100, seconds: 15 * MINUTE },
  inquiryPerClientIp: { setting: 'LIMIT_INQUIRY_ADDRESS', points: 20, seconds: 10 * MINUTE },
  resetPerAccount: { setting: 'LIMIT_RESET_ACCOUNT', points: 5, seconds: 60 * MINUTE },
  resetPerClientIp: { setting: 'LIMIT_RESET_ADDRESS', points: 20, seconds: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Limit & { setting: string }>>

export type LimitName = keyof typeof rateLimits
