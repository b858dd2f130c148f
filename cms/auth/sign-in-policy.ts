import type { Payload } from 'payload'

import type { SignInPolicy } from '#contract/second-factor.ts'

/** The sign-in requirements that administrators set for everyone. Cached, since every request of the staff reads it. */
const KEY = 'second-factor-required'

export async function readSignInPolicy({ kv }: Payload): Promise<SignInPolicy> {
  return { secondFactorRequired: (await kv.get(KEY)) === true }
}

export const writeSignInPolicy = ({ kv }: Payload, { secondFactorRequired }: SignInPolicy): Promise<void> =>
  secondFactorRequired ? kv.set(KEY, true) : kv.delete(KEY)
