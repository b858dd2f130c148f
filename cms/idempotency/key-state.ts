import { createHash } from 'node:crypto'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { idIn, type Receipt } from './receipts.ts'

/**
 * The life of an `Idempotency-Key`, of which its receipt tells:
 *
 *     (no receipt) ──claim──> running ──response stored──> answered ──a day──> expired
 *                               │ released after a failure, or a minute without a response
 *                               ├──> unanswered: it was created, but the response was lost; read anew, it is answered
 *                               └──> abandoned: nothing was created
 *
 * A refused request ends its receipt; a key that is expired or abandoned is claimed anew.
 */
export type KeyState =
  | { is: 'running' }
  | { is: 'answered'; id: string; body: unknown }
  | { is: 'expired' }
  | { is: 'unanswered'; id: string }
  | { is: 'abandoned'; id: string }

/** Whether a state depends on whether something was created under the receipt's id. */
export const isClaimOver = ({ response, isOver }: Receipt): boolean => isOver && !response

/**
 * The state of a key that has a receipt.
 *
 * @param isCreated whether something was created under the receipt's id, which matters if its claim is over
 */
export function stateOf(receipt: Receipt, isCreated: boolean): KeyState {
  const { id, response, isOver } = receipt
  if (response) return isOver ? { is: 'expired' } : { is: 'answered', id: idIn(response.body), body: response.body }
  if (!isOver) return { is: 'running' }
  return { is: isCreated ? 'unanswered' : 'abandoned', id }
}

/** A request by its key, as receipts store both. */
export interface KeyedRequest {
  key: string
  fingerprint: string
  /** Whether it is of the call that shares the keys of another. */
  isSharing: boolean
}

/** The prefix of the fingerprints of the call that shares the keys of another: creating drafts. */
const SHARING = 'draft '

/**
 * A request by its key and content.
 *
 * @param sent the caller, the header and a fingerprint of the body
 * @param paths the called path, and that of the call whose keys it shares, if any
 */
export function keyedRequest(
  sent: { caller: string; header: string; fingerprint: string; language: Language },
  paths: { called: string; shared: string | undefined },
): KeyedRequest {
  const { caller, header, fingerprint, language } = sent
  const pathname = (paths.shared ?? paths.called).replace(/\/$/, '')
  const isSharing = paths.shared !== undefined
  const content = isSharing ? SHARING + fingerprint : fingerprint
  return {
    key: createHash('sha256')
      .update(JSON.stringify([caller, pathname, header]))
      .digest('hex'),
    fingerprint: language === DEFAULT_LANGUAGE ? content : `${content} ${language}`,
    isSharing,
  }
}

/** Which request a receipt is of: the same one, one of the call whose keys this one shares, or a different one, which is refused. */
export function senderOf(
  { fingerprint }: Pick<Receipt, 'fingerprint'>,
  request: KeyedRequest,
): 'same' | 'sharedCall' | 'different' {
  if (fingerprint === request.fingerprint) return 'same'
  return request.isSharing && !fingerprint.startsWith(SHARING) ? 'sharedCall' : 'different'
}
