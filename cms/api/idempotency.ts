import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { isIdTaken, type NewRow } from '#cms/database/new-row.ts'
import { httpError, invalidField, serviceUnavailable } from '#cms/common/http-error.ts'
import { log } from '#cms/common/log.ts'
import { clientIpOf, requestIdOf } from '#cms/common/request-context.ts'
import { isClaimOver, keyedRequest, type KeyedRequest, senderOf, stateOf } from '#cms/idempotency/key-state.ts'
import {
  type Claim,
  CLAIM_MS,
  endReceipt,
  findReceipt,
  insertClaim,
  releaseClaim,
  storeResponse,
} from '#cms/idempotency/receipts.ts'
import { json } from './response.ts'

const POLL_MS = 100
/** Visible ASCII. */
export const KEY_PATTERN = /^[!-~]{1,200}$/

/** A request that creates something under an id. */
interface Creation {
  /** Whether something was created under this id, though its response was lost. */
  isCreated: (id: string) => Promise<boolean>
  /** Creates it, under the id if there is one; returns the body of the response. */
  create: (id?: string) => Promise<unknown>
  /** The body of the response, read anew by the id. */
  read: (id: string) => Promise<unknown>
  /** Whether what was created is gone, so that a retry creates it again; by default a response is repeated all the same. */
  isGone?: (id: string) => Promise<boolean>
  /** Whether nothing else can be created under an id: two requests with a key may then share it. */
  isIdUnique: boolean
  /** Another call that creates the same: a key counts for both, even with different bodies. */
  sharesKeysOf?: {
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
  { create, ...rest }: Pick<Creation, 'create' | 'read' | 'sharesKeysOf' | 'isGone'>,
): Creation => ({
  ...rest,
  isIdUnique: true,
  isCreated: async (id) => (await req.payload.db.count({ collection, where: { id: { equals: id } } })).totalDocs > 0,
  create: (id) => {
    if (id !== undefined) req.context.newRow = { collection, id }
    return create()
  },
})

/**
 * Executes a create once per user or client IP, path and `Idempotency-Key` within 24 hours, and repeats the stored response
 * for retries (cms/idempotency/key-state.ts has the life of a key). Without the header it is simply executed.
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
  const caller = req.user ? `user ${req.user.id}` : `address ${clientIpOf(req)}`
  const request = keyedRequest(
    { caller, header, fingerprint, language: languageOf(req.locale) },
    { called: req.pathname, shared: creation.sharesKeysOf?.pathname },
  )
  const turn = await claimOrFind(req.payload, request, creation)
  switch (turn.to) {
    case 'create':
      return createUnder(req, turn.claim, creation)
    case 'repeat':
      return json(turn.body, 201)
    case 'read':
      return storedResponse(req, turn.id, await creation.read(turn.id))
    case 'readAsShared':
      return json(await turn.read(turn.id), 201)
  }
}

/** What a request has to do, once nothing else is running under its key. */
type Turn =
  | { to: 'create'; claim: Claim }
  | { to: 'repeat'; body: unknown }
  /** It was created, but its response was lost. */
  | { to: 'read'; id: string }
  /** The call whose keys this one shares has created it. */
  | { to: 'readAsShared'; id: string; read: Creation['read'] }

/** Claims a key, or finds what an earlier request with it has created, waiting until that has ended. */
async function claimOrFind(payload: Payload, request: KeyedRequest, creation: Creation): Promise<Turn> {
  let abandonedId: string | undefined
  for (const deadline = performance.now() + CLAIM_MS; performance.now() < deadline;) {
    const claim = await insertClaim(payload, request, abandonedId)
    if (claim) return { to: 'create', claim }
    const receipt = await findReceipt(payload, request.key)
    if (!receipt) continue
    const state = stateOf(receipt, isClaimOver(receipt) && (await creation.isCreated(receipt.id)))
    if (state.is === 'expired' || state.is === 'abandoned') {
      if (state.is === 'abandoned' && creation.isIdUnique) abandonedId = state.id
      await endReceipt(payload, receipt)
      continue
    }
    const sender = senderOf(receipt, request)
    if (sender === 'different') throw httpError(409, messages.keyReused)
    if (state.is === 'running') {
      await pause(POLL_MS)
      continue
    }
    if (state.is === 'answered' && (await creation.isGone?.(state.id))) {
      await endReceipt(payload, receipt)
      continue
    }
    const { sharesKeysOf } = creation
    if (sender === 'sharedCall' && sharesKeysOf) return { to: 'readAsShared', id: state.id, read: sharesKeysOf.read }
    return state.is === 'answered' ? { to: 'repeat', body: state.body } : { to: 'read', id: state.id }
  }
  throw serviceUnavailable()
}

/** Creates it under the id of the claim, and stores the response. After a failure the claim is released, after a refusal it ends. */
async function createUnder(req: PayloadRequest, claim: Claim, creation: Creation): Promise<Response> {
  const { id } = claim
  let body: unknown
  try {
    body = await creation.create(id)
  } catch (error) {
    // An unavailable database would delay the response again; an unreleased claim expires in a minute.
    if (isUnavailable(error)) void releaseClaim(req.payload, claim).catch(() => undefined)
    // The claim expired and another request took over its id: both ran, and the other one created the row first.
    else if (isIdTaken(error)) return storedResponse(req, id, await creation.read(id))
    else await (isRefusal(error) ? endReceipt : releaseClaim)(req.payload, claim)
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
