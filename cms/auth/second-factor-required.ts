import type { Payload } from 'payload'

import type { SignInPolicy } from '#contract/second-factor.ts'

/** The key of the sign-in requirements, which are a value of their own, since every request of the staff reads them. */
const KEY = 'second-factor-required'

export async function readSignInPolicy({ kv }: Payload): Promise<SignInPolicy> {
  return { secondFactorRequired: (await kv.get(KEY)) === true }
}

export const writeSignInPolicy = ({ kv }: Payload, { secondFactorRequired }: SignInPolicy): Promise<void> =>
  secondFactorRequired ? kv.set(KEY, true) : kv.delete(KEY)
