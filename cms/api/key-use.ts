import type { PayloadRequest } from 'payload'

import { apiKeyOf, noteKeyUse } from '#cms/auth/api-keys.ts'
import { attempt } from '#cms/auth/attempts.ts'
import { isUserLookupFailed, keyOfUser } from '#cms/auth/strategy.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { clientIpOf } from './request-info.ts'

/**
 * Notes the use of the API key that a request came with. A key that does not hold counts as a failed sign-in from its
 * client IP: throws the contract's 429 when there were too many.
 */
export async function countKeyUse(req: PayloadRequest): Promise<void> {
  if (apiKeyOf(req.headers) === undefined || isUserLookupFailed(req.headers)) return
  const key = keyOfUser(req.user)
  if (req.user && key) return noteKeyUse(req.payload, req.user, key, clientIpOf(req))
  countSignIn('failed')
  await attempt(req.payload, 'loginPerAddress', clientIpOf(req))
}
