import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { DEFAULT_LANGUAGE, languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { isIdTaken, type NewRow } from '#cms/database/new-row.ts'
import { httpError, invalidField, serviceUnavailable } from '#cms/common/http-error.ts'
import { log } from '#cms/common/log.ts'
import { clientIpOf, requestIdOf } from '#cms/common/request-context.ts'
import {
  type Claim,
  CLAIM_MS,
  endReceipt,
  findReceipt,
  insertClaim,
  releaseClaim,
  storeResponse,
} from './idempotency-receipts.ts'
import { json } from './response.ts'

const POLL_MS = 100
/** The prefix of fingerprints of a create that shares its keys with another call. */
const OTHER = 'draft '
/** Visible ASCII. */
export const KEY_PATTERN = /^[!-~]{1,200}$/

/** A request that creates something under an id. */
interface Creation {
  /** Whether it was created under this id, though its response was lost. */
  isMade: (id: string) => Promise<boolean>
  /** Creates it, under the id if there is one; returns the body of the response. */
  create: (id?: string) => Promise<unknown>
  /** The body of the response, read anew by the id. */
  read: (id: string) => Promise<unknown>
  /** Whether what was created counts no more, so that a retry creates it again; by default it counts for as long as the receipt. */
  isEnded?: (id: string) => Promise<boolean>
  /** Whether nothing else can be created under an id: two requests with a key may then share it. */
  isUnique: boolean
  other?: {
    /** The path of another call that creates the same: a key counts for both, even with different bodies. */
    pathname: string
    /** The body of this call's response if the other call has created it. */
    read: (id: string) => Promise<unknown>
  }
}

declare module 'payload' {
  interface RequestContext {
    /** The id of the row that the request creates in a collection. */
    newRow?: NewRow
  }
}

/** The creation of a row. */
export const rowCreation = (
  req: PayloadRequest,
  collection: CollectionSlug,
  { create, ...rest }: Pick<Creation, 'create' | 'read' | 'other' | 'isEnded'>,
): Creation => ({
  ...rest,
  isUnique: true,
  isMade: async (id) => (await req.payload.db.count({ collection, where: { id: { equals: id } } })).totalDocs > 0,
  create: (id) => {
    if (id !== undefined) req.context.newRow = { collection, id }
    return create()
  },
})

/**
 * Executes a create once per user or client IP, path and `Idempotency-Key` within 24 hours, and repeats the stored response
 * for retries. Without the header it is simply executed.
 *
 * The created row gets the id of the key's receipt. If a node is killed, or loses the database, before it has stored the response, the
 * claim that it leaves lets a retry find the created row.
 *
 * @param fingerprint of the body's content; reuse of the key with another one, or in another language, throws 409
 */
export async function withIdempotencyKey(
  req: PayloadRequest,
  fingerprint: string,
  creation: Creation,
): Promise<Response> {
  const header = req.headers.get('idempotency-key')
  if (header === null) return json(await creation.create(), 201)
  if (!KEY_PATTERN.test(header))
    throw invalidField('Idempotency-Key', 'Idempotency-Key must be 1 to 200 visible ASCII characters')
  const { other } = creation
  const requester = req.user ? `user ${req.user.id}` : `address ${clientIpOf(req)}`
  const key = createHash('sha256')
    .update(JSON.stringify([requester, (other?.pathname ?? req.pathname).replace(/\/$/, ''), header]))
    .digest('hex')
  const language = languageOf(req.locale)
  const own = other ? OTHER + fingerprint : fingerprint
  const request = { key, fingerprint: language === DEFAULT_LANGUAGE ? own : `${own} ${language}` }
  const claimed = await claim(req.payload, request, creation)
  if (!claimed.isMade) return createAndStore(req, claimed.claim, creation)
  const { id, isSame, body } = claimed
  if (other && !isSame) return json(await other.read(id), 201)
  return body === undefined ? storedResponse(req, id, await creation.read(id)) : json(body, 201)
}

async function createAndStore(req: PayloadRequest, claimed: Claim, creation: Creation): Promise<Response> {
  const { id } = claimed
  let body: unknown
  try {
    body = await creation.create(id)
  } catch (error) {
    // An unavailable database would delay the response again; an unreleased claim expires in a minute.
    if (isUnavailable(error)) void releaseClaim(req.payload, claimed).catch(() => undefined)
    // The claim expired and another request took over its id: both ran, and the other one created the row first.
    else if (isIdTaken(error)) return storedResponse(req, id, await creation.read(id))
    else await (isRefusal(error) ? endReceipt : releaseClaim)(req.payload, claimed)
    throw error
  }
  return storedResponse(req, id, body)
}

/** Whether a request was refused as it is: nothing was created. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/** Stores a response for retries. If that fails, the claim stays; once it has expired, a retry finds the created row by it. */
async function storedResponse(req: PayloadRequest, id: string, body: unknown): Promise<Response> {
  await storeResponse(req.payload, id, { status: 201, body }).catch((error: unknown) =>
    log.error({ err: error, requestId: requestIdOf(req) }, 'response not stored for an Idempotency-Key'),
  )
  return json(body, 201)
}

/** The request may create under the id of its claim. */
interface Claimable {
  isMade: false
  claim: Claim
}

/** Created before, by the same request or by the other call that shares its keys; the body is undefined if the response was lost. */
interface Made {
  isMade: true
  id: string
  isSame: boolean
  body: unknown
}

/** Claims a key, or returns what an earlier request with it has created, waiting until that has ended. */
async function claim(
  payload: Payload,
  request: { key: string; fingerprint: string },
  { isMade, isEnded, isUnique, other }: Creation,
): Promise<Claimable | Made> {
  let expiredId: string | undefined
  for (const deadline = performance.now() + CLAIM_MS; performance.now() < deadline;) {
    const made = await insertClaim(payload, request, expiredId)
    if (made) return { isMade: false, claim: made }
    const receipt = await findReceipt(payload, request.key)
    if (!receipt) continue
    const { fingerprint, response, isOver } = receipt
    const isLost = isOver && !response && (await isMade(receipt.id))
    if (isOver && !isLost) {
      if (!response && isUnique) expiredId = receipt.id
      await endReceipt(payload, receipt)
      continue
    }
    const isSame = fingerprint === request.fingerprint
    if (!isSame && !(other && !fingerprint.startsWith(OTHER))) throw httpError(409, messages.keyReused)
    if (isLost) return { isMade: true, id: receipt.id, isSame, body: undefined }
    if (response && (await isEnded?.(idIn(response.body)))) await endReceipt(payload, receipt)
    else if (response) return { isMade: true, id: idIn(response.body), isSame, body: response.body }
    else await pause(POLL_MS)
  }
  throw serviceUnavailable()
}

const idIn = (body: unknown): string => (isRecord(body) ? textOf(body['_id']) : '')
