import { type Payload, ValidationError } from 'payload'

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
interface Receipt {
  id: string
  fingerprint: string
  response: StoredResponse | undefined
  expiresAt: string
  isOver: boolean
}

/**
 * Inserts a claim unless the key has a receipt.
 *
 * @param id the id of an expired claim that is taken over: if its request is still running, only one of both creates a row under it
 * @returns the claim's id; undefined if the key has a receipt
 */
export async function insertClaim(
  { db }: Payload,
  { key, fingerprint }: { key: string; fingerprint: string },
  id?: string,
): Promise<string | undefined> {
  try {
    const data = { key, fingerprint, expiresAt: expiryAfter(CLAIM_MS) }
    const row = await db.create({ collection: receipts, data, ...(id === undefined ? {} : { customID: id }) })
    return String(row.id)
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

/** Deletes a receipt, unless it was changed since it was read. */
export const endReceipt = ({ db }: Payload, { id, expiresAt }: Receipt): Promise<void> =>
  db.deleteMany({
    collection: receipts,
    where: { and: [{ id: { equals: id } }, { expiresAt: { equals: expiresAt } }] },
  })

/** Lets the next request with the key take the claim over. */
export const releaseClaim = (payload: Payload, id: string): Promise<void> =>
  updateReceipt(payload, id, { expiresAt: expiryAfter(0) })

/** Stores the response for a day. */
export const storeResponse = (payload: Payload, id: string, answer: StoredResponse): Promise<void> =>
  updateReceipt(payload, id, { answer, expiresAt: expiryAfter(DAY_MS) })

async function updateReceipt(payload: Payload, id: string, data: Record<string, unknown>): Promise<void> {
  await payload.db.updateOne({ collection: receipts, id, data, returning: false })
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
