import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import { nodeStream } from '#cms/common/node-stream.ts'

/** A placeholder: links are built from PUBLIC_URL, never from a request's host. */
const BASE = 'http://localhost'

/** The size limit of a request's body, and whether the body exceeded it; then the response becomes a 413. */
export interface BodyLimit {
  bytes: number
  exceeded: boolean
}

const expectingContinue = new WeakSet<IncomingMessage>()

/** Marks a request with `Expect: 100-continue`: 100 is sent when its body is first read. */
export const markExpectContinue = (req: IncomingMessage): void => void expectingContinue.add(req)

/** Converts Node's request to Fetch's, with a streamed body; aborted when the client disconnects. HEAD becomes GET. */
export function toRequest(req: IncomingMessage, res: ServerResponse, target: string, limit?: BodyLimit): Request {
  const method = req.method ?? 'GET'
  const headers = new Headers()
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2)
    headers.append(req.rawHeaders[i] ?? '', req.rawHeaders[i + 1] ?? '')
  const disconnected = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) disconnected.abort()
  })
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(BASE + target, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal: disconnected.signal,
    ...(hasBody ? { body: bodyStream(req, res, limit), duplex: 'half' } : {}),
  })
}

/**
 * The body as a stream with backpressure. Cancelling it leaves the connection open, since the error response is still to be
 * sent over it.
 */
function bodyStream(
  req: IncomingMessage,
  res: ServerResponse,
  limit: BodyLimit | undefined,
): ReadableStream<Uint8Array> {
  const chunks = req.iterator({ destroyOnReturn: false })
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (expectingContinue.delete(req) && !res.headersSent) res.writeContinue()
        const next: IteratorResult<unknown> = await chunks.next()
        if (next.done) return controller.close()
        if (!(next.value instanceof Uint8Array)) return
        size += next.value.byteLength
        if (limit && size > limit.bytes) {
          limit.exceeded = true
          throw new Error('request body over its limit')
        }
        controller.enqueue(next.value)
      },
      // An open iterator would keep the rest of the body from being drained, and the connection would hang.
      cancel: () => void chunks.return?.(),
    },
    { highWaterMark: 0 },
  )
}

/** Sends a Fetch response over Node's. If the client disconnects, the stream is cancelled. */
export async function sendResponse(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  res.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }
  try {
    await pipeline(nodeStream(response.body), res)
  } catch (error) {
    if (!res.destroyed) throw error
  }
}
