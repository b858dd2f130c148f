import { APIError, type PayloadRequest, ValidationError } from 'payload'

import { fieldOfPath } from '#collections/field-kinds.ts'
import { messages } from '#contract/messages.ts'
import { isStorageUnavailable } from '#cms/common/storage-unavailable.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { explainTakenSlug } from '#cms/slugs/slug-taken.ts'
import { arrayBody } from './json-array.ts'
import { log } from '#cms/common/log.ts'
import { messageCodeHeader } from '#cms/common/message-code-header.ts'
import { HttpError, httpError, invalidFields, serviceUnavailable } from '#cms/common/http-error.ts'

export type Handler = (req: PayloadRequest) => Promise<Response>

/** A JSON response with `Cache-Control: no-store` unless `init` says otherwise. Cacheable reads use cacheable-json.ts. */
export function json(body: unknown, status = 200, init: HeadersInit = {}): Response {
  const headers = new Headers(init)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return Response.json(body, { status, headers })
}

/** The same for an array whose elements come in pieces. */
export async function jsonArray(
  pieces: AsyncIterable<readonly unknown[]>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return new Response(await arrayBody(pieces), {
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  })
}

/** Maps a thrown value to an HTTP error; logs it if it is a fault of this server or of the database. */
export function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof ValidationError)
    return invalidFields(
      explainTakenSlug(error).data.errors.map(({ path, message }) => ({ field: fieldOfPath(path), message })),
    )
  // Rejected by Payload itself: an entry deleted meanwhile, or one that the user may no longer change.
  if (error instanceof APIError && error.status < 500) return httpError(error.status, error.message)
  // The client disconnected while sending its body.
  if (error instanceof Error && error.message === 'aborted') return httpError(400, messages.bodyInvalid)
  if (isUnavailable(error)) {
    const what = isStorageUnavailable(error) ? 'the storage of pictures' : 'database'
    log.error({ err: error, requestId }, `${what} does not answer`)
    return serviceUnavailable()
  }
  log.error({ err: error, requestId }, 'unexpected error while handling a request')
  return httpError(500, messages.fault)
}

/**
 * The response to a thrown value.
 *
 * @param forPanel adds the message as `errors`, which Payload's panel displays
 */
export function errorResponse(error: unknown, requestId: string, forPanel = false): Response {
  const { failure, status, headers } = toHttpError(error, requestId)
  const body = forPanel ? { ...failure, errors: [{ message: failure.message }] } : failure
  return json(body, status, { ...messageCodeHeader(failure.message), ...headers })
}
