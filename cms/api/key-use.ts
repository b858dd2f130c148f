import type { PayloadRequest } from 'payload'

import { apiKeyOf, noteKeyUse } from '#cms/auth/api-keys.ts'
import { attempt } from '#cms/auth/attempts.ts'
import { isCallerUnknown, keyOfUser } from '#cms/auth/strategy.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { addressOf } from './caller.ts'

/**
 * Notes the use of the API key that a request came with. A key that does not hold counts as a failed sign-in from its
 * client IP: throws the contract's 429 when there were too many.
 */
export async function countKeyUse(req: PayloadRequest): Promise<void> {
  if (apiKeyOf(req.headers) === undefined || isCallerUnknown(req.headers)) return
  const key = keyOfUser(req.user)
  if (req.user && key) return noteKeyUse(req.payload, req.user, key, addressOf(req))
  countSignIn('failed')
  await attempt(req.payload, 'loginPerAddress', addressOf(req))
}
