import type { PayloadRequest } from 'payload'

import { apiKeyOf } from '#cms/auth/api-key-header.ts'
import { noteKeyUse } from '#cms/auth/api-keys.ts'
import { countAttempt } from '#cms/auth/count-attempts.ts'
import { keyOfUser } from '#cms/auth/strategy.ts'
import { clientIpOf } from '#cms/common/request-context.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { isSignedIn } from './authorize.ts'

/**
 * Records the use of the request's API key. Invalid keys are counted per client IP, separately from sign-ins, so that a program
 * with a deleted key locks no user out. Throws 429 after too many, and 503 if the key could not be looked up.
 */
export async function countKeyUse(req: PayloadRequest): Promise<void> {
  if (apiKeyOf(req.headers) === undefined) return
  const isValid = await isSignedIn(req)
  const key = keyOfUser(req.user)
  if (isValid && req.user && key) return noteKeyUse(req.payload, req.user, key, clientIpOf(req))
  countSignIn('failed')
  await countAttempt(req.payload, 'keyPerClientIp', clientIpOf(req))
}
