import { type Payload, ValidationError, type Where } from 'payload'

import { DAY_MS } from '#contract/time.ts'
import { INVITATION_MS } from '#cms/auth/reset.ts'
import { expiryAfter, isExpired, whereExpired } from '#cms/locks/expiry.ts'

const receipts = 'receipts'

/** A claim without a response that is older than this was left by a process that ended: the request may be retried. */
export const CLAIM_MS = 60_000

interface StoredResponse {
  status: number
  body: unknown
}

/** The receipt of an `Idempotency-Key`: a claim as long as it has no response. */
interface Receipt extends Claim {
  fingerprint: string
  response: StoredResponse | undefined
  isOver: boolean
}

/** A key that was claimed for a request, until it expires. */
export interface Claim {
  id: string
  expiresAt: string
}

/**
 * Inserts a claim unless the key has a receipt.
 *
 * @param id the id of an expired claim that is taken over, while its request may still be running
 * @returns the claim; undefined if the key has a receipt
 */
export async function insertClaim(
  { db }: Payload,
  { key, fingerprint }: { key: string; fingerprint: string },
  id?: string,
): Promise<Claim | undefined> {
  try {
    const data = { key, fingerprint, expiresAt: expiryAfter(CLAIM_MS) }
    const row = await db.create({ collection: receipts, data, ...(id === undefined ? {} : { customID: id }) })
    return { id: String(row.id), expiresAt: data.expiresAt }
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

/** The receipt of a key, if any. */
export async function findReceipt({ db }: Payload, key: string): Promise<Receipt | undefined> {
  const row = await db.findOne<{ id: string; fingerprint: string; answer?: StoredResponse | null; expiresAt: string }>({
    collection: receipts,
    where: { key: { equals: key } },
  })
  if (!row) return undefined
  const { fingerprint, answer, expiresAt } = row
  const isOver = isExpired(expiresAt, answer ? DAY_MS : CLAIM_MS)
  return { id: String(row.id), fingerprint, response: answer ?? undefined, expiresAt, isOver }
}

/** The row of a claim or receipt, unless another request has taken it over or a response was stored since it was read. */
const unchanged = ({ id, expiresAt }: Claim): Where => ({
  and: [{ id: { equals: id } }, { expiresAt: { equals: expiresAt } }],
})

/** Deletes a claim or receipt, unless it was changed since it was read. */
export const endReceipt = ({ db }: Payload, claim: Claim): Promise<void> =>
  db.deleteMany({ collection: receipts, where: unchanged(claim) })

/** Lets the next request with the key take the claim over, unless it was changed since it was made. */
export async function releaseClaim({ db }: Payload, claim: Claim): Promise<void> {
  const data = { expiresAt: expiryAfter(0) }
  await db.updateMany({ collection: receipts, where: unchanged(claim), data, returning: false })
}

/** Stores the response for a day. */
export async function storeResponse({ db }: Payload, id: string, answer: StoredResponse): Promise<void> {
  const data = { answer, expiresAt: expiryAfter(DAY_MS) }
  await db.updateOne({ collection: receipts, id, data, returning: false })
}

/**
 * Housekeeping: deletes expired receipts, of which invitations last longest. Claims, which have no response, stay a day longer, since a
 * retry finds the created row by them.
 */
export const dropExpiredReceipts = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({
    collection: receipts,
    where: {
      or: [
        { and: [{ answer: { exists: true } }, whereExpired(INVITATION_MS)] },
        { expiresAt: { less_than: expiryAfter(-DAY_MS) } },
        { expiresAt: { greater_than: expiryAfter(2 * INVITATION_MS) } },
      ],
    },
  })
