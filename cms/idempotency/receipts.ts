import { type Payload, ValidationError, type Where } from 'payload'

import { ExpiringRows } from '#collections/expiring-rows.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { DAY_MS } from '#contract/time.ts'
import { expiryAfter, isExpired } from '#cms/common/expiry.ts'

const { slug: collection } = ExpiringRows

/** A claim without a response that is older than this was left by a process that ended: the request may be retried. */
export const CLAIM_MS = 60_000

interface StoredResponse {
  status: number
  body: unknown
}

/** What is stored under an `Idempotency-Key`: a claim, and once its request has ended the response. */
export interface Receipt extends Claim {
  /** Of the request that made the claim. */
  fingerprint: string
  response: StoredResponse | undefined
  /** Whether the time of the claim, or of the response, is over. */
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
    const row = await db.create({ collection, data, ...(id === undefined ? {} : { customID: id }) })
    return { id: String(row.id), expiresAt: data.expiresAt }
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

/** The receipt of a key, if any. */
export async function findReceipt({ db }: Payload, key: string): Promise<Receipt | undefined> {
  const row = await db.findOne<{ id: string; fingerprint: string; answer?: StoredResponse | null; expiresAt: string }>({
    collection,
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
  db.deleteMany({ collection, where: unchanged(claim) })

/** Lets the next request with the key take the claim over, unless it was changed since it was made. */
export async function releaseClaim({ db }: Payload, claim: Claim): Promise<void> {
  const data = { expiresAt: expiryAfter(0) }
  await db.updateMany({ collection, where: unchanged(claim), data, returning: false })
}

/** Stores the response for a day. */
export async function storeResponse({ db }: Payload, id: string, answer: StoredResponse): Promise<void> {
  const data = { answer, expiresAt: expiryAfter(DAY_MS) }
  await db.updateOne({ collection, id, data, returning: false })
}

/** The id of what a response says was created; empty if it says none. */
export const idIn = (body: unknown): string => (isRecord(body) ? textOf(body['_id']) : '')

/** Deletes the stored responses that say that one of these was created: they contain what was sent. */
export async function deleteResponsesWith(payload: Payload, ids: ReadonlySet<string>): Promise<void> {
  const where: Where = { answer: { exists: true } }
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false })
  for (const { id, answer } of docs)
    if (isRecord(answer) && ids.has(idIn(answer['body'])))
      await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
}
