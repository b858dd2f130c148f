import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { type Payload, type PayloadRequest, ValidationError } from 'payload'

import { DEFAULT_LANGUAGE, languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { DAY_MS } from '#contract/time.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { INVITATION_MS } from '#cms/auth/reset.ts'
import { expiryAfter, isExpired, whereExpired } from '#cms/locks/expiry.ts'
import { httpError, invalidField, serviceUnavailable } from '#cms/common/http-error.ts'
import { log } from '#cms/common/log.ts'
import { clientIpOf, requestIdOf } from '#cms/common/request-context.ts'
import { json } from './response.ts'

/** A claim without a response that is older than this was left by a process that ended: the create may be retried. */
const CLAIM_MS = 60_000
const POLL_MS = 100
/** Before the fingerprint of a create that shares its keys with another call. */
const OTHER = 'draft '
/** Visible ASCII. */
export const KEY_PATTERN = /^[!-~]{1,200}$/

interface StoredResponse {
  status: number
  body: unknown
}

interface Receipt {
  id: string
  fingerprint: string
  answer: StoredResponse | undefined
  expired: boolean
}

interface OtherCreate {
  /** Of the other call. */
  pathname: string
  /** The response where that call has made the entry. */
  respond: (made: unknown) => Promise<unknown>
}

/**
 * Executes a create once per user or client IP, path and `Idempotency-Key` within 24 hours, and repeats the stored response
 * for retries. Without the header it is simply executed.
 *
 * @param fingerprint of the body's content; reuse of the key with another one, or in another language, throws 409
 * @param create creates the entry; only a success is stored
 * @param other another call that creates the same: the key counts for both, whatever its body was
 */
export async function withIdempotencyKey(
  req: PayloadRequest,
  fingerprint: string,
  create: () => Promise<unknown>,
  other?: OtherCreate,
): Promise<Response> {
  const header = req.headers.get('idempotency-key')
  if (header === null) return json(await create(), 201)
  if (!KEY_PATTERN.test(header))
    throw invalidField('Idempotency-Key', 'Idempotency-Key must be 1 to 200 visible ASCII characters')
  const requester = req.user ? `user ${req.user.id}` : `address ${clientIpOf(req)}`
  const key = createHash('sha256')
    .update(JSON.stringify([requester, (other?.pathname ?? req.pathname).replace(/\/$/, ''), header]))
    .digest('hex')
  const language = languageOf(req.locale)
  const own = other ? OTHER + fingerprint : fingerprint
  const whole = language === DEFAULT_LANGUAGE ? own : `${own} ${language}`
  const isSame = (known: string) => known === whole || (other !== undefined && !known.startsWith(OTHER))
  const id = await claim(req.payload, key, whole, isSame)
  if (typeof id !== 'string') {
    const isOther = other && id.fingerprint !== whole
    return json(isOther ? await other.respond(id.answer.body) : id.answer.body, id.answer.status)
  }
  const body = await create().catch(async (error: unknown) => {
    const released = req.payload.db.deleteOne({ collection: 'receipts', where: { id: { equals: id } } })
    // An unavailable database would delay the response again; an unreleased claim expires in a minute.
    if (isUnavailable(error)) void released.catch(() => undefined)
    else await released
    throw error
  })
  // The entry exists: if the response cannot be stored, the claim stays and blocks a retry until it expires.
  await storeResponse(req.payload, id, { status: 201, body }).catch((error: unknown) =>
    log.error({ err: error, requestId: requestIdOf(req) }, 'response not stored for an Idempotency-Key'),
  )
  return json(body, 201)
}

/** Returns the id of a new claim, or what is stored of an earlier request with this key, waiting until it has a response. */
async function claim(
  payload: Payload,
  key: string,
  fingerprint: string,
  isSame: (known: string) => boolean,
): Promise<string | (Receipt & { answer: StoredResponse })> {
  for (const deadline = performance.now() + CLAIM_MS; performance.now() < deadline; await pause(POLL_MS)) {
    const id = await insertClaim(payload, key, fingerprint)
    if (id !== undefined) return id
    const receipt = await findReceipt(payload, key)
    if (!receipt) continue
    if (receipt.expired) {
      await payload.db.deleteOne({ collection: 'receipts', where: { id: { equals: receipt.id } } })
      continue
    }
    if (!isSame(receipt.fingerprint)) throw httpError(409, messages.keyReused)
    if (receipt.answer) return { ...receipt, answer: receipt.answer }
  }
  throw serviceUnavailable()
}

async function insertClaim(payload: Payload, key: string, fingerprint: string): Promise<string | undefined> {
  try {
    const expiresAt = expiryAfter(CLAIM_MS)
    const { id } = await payload.db.create({ collection: 'receipts', data: { key, fingerprint, expiresAt } })
    return String(id)
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

async function findReceipt(payload: Payload, key: string): Promise<Receipt | undefined> {
  const row = await payload.db.findOne<{
    id: string
    fingerprint: string
    answer?: StoredResponse | null
    expiresAt: string
  }>({
    collection: 'receipts',
    where: { key: { equals: key } },
  })
  if (!row) return undefined
  return {
    id: String(row.id),
    fingerprint: row.fingerprint,
    answer: row.answer ?? undefined,
    expired: isExpired(row.expiresAt, row.answer ? DAY_MS : CLAIM_MS),
  }
}

async function storeResponse(payload: Payload, id: string, answer: StoredResponse): Promise<void> {
  await payload.db.updateOne({
    collection: 'receipts',
    id,
    data: { answer, expiresAt: expiryAfter(DAY_MS) },
    returning: false,
  })
}

/** Housekeeping: deletes expired receipts, of which invitations last longest. */
export const dropExpiredReceipts = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({ collection: 'receipts', where: whereExpired(INVITATION_MS) })
