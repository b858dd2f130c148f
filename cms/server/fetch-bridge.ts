import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** The host in a request's URL says nothing: links are built from PUBLIC_URL, never from what a client sends. */
const BASE = 'http://localhost'

/** A request's body grew over its limit; the handler's answer is replaced by a 413. */
export interface BodyLimit {
  bytes: number
  exceeded: boolean
}

const waiting = new WeakSet<IncomingMessage>()

/** Its client sends the body only when told to (`Expect: 100-continue`): that is when somebody reads it. */
export const waitsToSend = (req: IncomingMessage): void => void waiting.add(req)

/** Node's request as Fetch's, its body as a stream; aborted when the client goes away. HEAD is asked as GET. */
export function toRequest(req: IncomingMessage, res: ServerResponse, target: string, limit?: BodyLimit): Request {
  const method = req.method ?? 'GET'
  const headers = new Headers()
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2)
    headers.append(req.rawHeaders[i] ?? '', req.rawHeaders[i + 1] ?? '')
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(BASE + target, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: bodyOf(req, res, limit), duplex: 'half' } : {}),
  })
}

/**
 * The body, read only as fast as it is asked for. Whoever stops reading leaves the connection alone: the answer that
 * refuses the body still has to go out over it.
 */
function bodyOf(req: IncomingMessage, res: ServerResponse, limit: BodyLimit | undefined): ReadableStream<Uint8Array> {
  const chunks = req.iterator({ destroyOnReturn: false })
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (waiting.delete(req) && !res.headersSent) res.writeContinue()
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
      // As long as the iterator listens, the rest of the body cannot be thrown away, and the connection would hang.
      cancel: () => void chunks.return?.(),
    },
    { highWaterMark: 0 },
  )
}

/** Sends Fetch's response over Node's. A client that leaves early cancels the stream, so that nothing stays open. */
export async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
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

// Fetch's stream class and Node's are one and the same at run time, but have two types.
const nodeStream = (body: ReadableStream): Readable =>
  body instanceof NodeReadableStream ? Readable.fromWeb(body) : Readable.from([])
