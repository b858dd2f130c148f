import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { type Payload, type PayloadRequest, ValidationError } from 'payload'

import { messages } from '#contract/failure.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { endOf, isOver, overNow } from '#cms/locks/expiry.ts'
import { refuse, refuseField, unavailable } from '#cms/common/refusal.ts'
import { log } from '#cms/common/log.ts'
import { addressOf, requestIdOf } from './caller.ts'
import { json } from './answer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A claim without an answer older than this was left by a process that ended: the create may be tried again. */
const CLAIM_MS = 60_000
const LOOK_MS = 100
/** Visible ASCII. */
export const KEY_PATTERN = /^[!-~]{1,200}$/

interface Answer {
  status: number
  body: unknown
}

interface Receipt {
  id: string
  fingerprint: string
  answer: Answer | undefined
  expired: boolean
}

/**
 * Answers a create once per caller, path and `Idempotency-Key` within 24 hours. Without the header it is just made.
 *
 * @param fingerprint of the body's content; the same key with another one is refused with 409
 * @param make makes the entry; only its success is remembered
 */
export async function once(req: PayloadRequest, fingerprint: string, make: () => Promise<unknown>): Promise<Response> {
  const header = req.headers.get('idempotency-key')
  if (header === null) return json(await make(), 201)
  if (!KEY_PATTERN.test(header))
    throw refuseField('Idempotency-Key', 'Idempotency-Key must be 1 to 200 visible ASCII characters')
  const caller = req.user ? `user ${req.user.id}` : `address ${addressOf(req)}`
  const key = createHash('sha256')
    .update(JSON.stringify([caller, req.pathname.replace(/\/$/, ''), header]))
    .digest('hex')
  const id = await claim(req.payload, key, fingerprint)
  if (typeof id !== 'string') return json(id.body, id.status)
  const body = await make().catch(async (error: unknown) => {
    const freed = req.payload.db.deleteOne({ collection: 'receipts', where: { id: { equals: id } } })
    // A database that is away would let the caller wait once more; what is not freed is over in a minute.
    if (isUnavailable(error)) void freed.catch(() => undefined)
    else await freed
    throw error
  })
  // Made is made: where the answer cannot be kept, the claim stays, and keeps a retry from making it again for a while.
  await settle(req.payload, id, { status: 201, body }).catch((error: unknown) =>
    log.error({ err: error, requestId: requestIdOf(req) }, 'the answer to a key could not be kept'),
  )
  return json(body, 201)
}

/** The id of a claim of one's own, or the answer that an earlier request of this key was given, once it is there. */
async function claim(payload: Payload, key: string, fingerprint: string): Promise<string | Answer> {
  for (const deadline = performance.now() + CLAIM_MS; performance.now() < deadline; await pause(LOOK_MS)) {
    const id = await insert(payload, key, fingerprint)
    if (id !== undefined) return id
    const receipt = await find(payload, key)
    if (!receipt) continue
    if (receipt.expired) {
      await payload.db.deleteOne({ collection: 'receipts', where: { id: { equals: receipt.id } } })
      continue
    }
    if (receipt.fingerprint !== fingerprint) throw refuse(409, messages.keyReused)
    if (receipt.answer) return receipt.answer
  }
  throw unavailable()
}

async function insert(payload: Payload, key: string, fingerprint: string): Promise<string | undefined> {
  try {
    const expiresAt = endOf(CLAIM_MS)
    const { id } = await payload.db.create({ collection: 'receipts', data: { key, fingerprint, expiresAt } })
    return String(id)
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

async function find(payload: Payload, key: string): Promise<Receipt | undefined> {
  const row = await payload.db.findOne<{ id: string; fingerprint: string; answer?: Answer | null; expiresAt: string }>({
    collection: 'receipts',
    where: { key: { equals: key } },
  })
  if (!row) return undefined
  return {
    id: String(row.id),
    fingerprint: row.fingerprint,
    answer: row.answer ?? undefined,
    expired: isOver(row.expiresAt, row.answer ? DAY_MS : CLAIM_MS),
  }
}

async function settle(payload: Payload, id: string, answer: Answer): Promise<void> {
  await payload.db.updateOne({
    collection: 'receipts',
    id,
    data: { answer, expiresAt: endOf(DAY_MS) },
    returning: false,
  })
}

/** Housekeeping: drops what may be forgotten. */
export const dropExpiredReceipts = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({ collection: 'receipts', where: overNow(DAY_MS) })
