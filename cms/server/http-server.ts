import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { REQUEST_BODY_MAX_BYTES } from '#cms/api/body.ts'
import { log } from '#cms/common/log.ts'
import { memoized } from '#cms/common/memoized.ts'
import { closeAfterResponse, whenFirstInLine } from '#cms/internals/node-http.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { markExpectContinue } from './fetch-bridge.ts'
import { rejectUnparsable, respondAndClose } from './drain-body.ts'
import { requireBodyRate } from './slow-bodies.ts'

/** The slowest connection over which the largest body still arrives in time: 1 Mbit/s, in bytes per second. */
const SLOWEST_UPLOAD = 125_000
/** The time limit of a whole request. */
const REQUEST_TIMEOUT_MS = Math.ceil(REQUEST_BODY_MAX_BYTES / SLOWEST_UPLOAD) * 1000
const CHECK_INTERVAL_MS = 5000

/** More than a site of this kind needs; each connection takes memory and a file descriptor. */
const MAX_CONNECTIONS = 4000

/** Responds from the cache, or returns false without touching the response. */
type CacheHandler = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * An HTTP server that disconnects slow clients: those that do not send the headers in time, stall in a body or stop reading
 * the response. The listener gets the requests that were not answered from the cache.
 */
export function createHttpServer(
  respondFromCache: CacheHandler,
  listener: RequestListener,
  { slowClientMs, keepAliveMs }: Pick<Settings, 'slowClientMs' | 'keepAliveMs'>,
): Server {
  const handle: RequestListener = (req, res) => {
    const isClear = !isAmbiguous(req)
    requireBodyRate(req)
    if (isClear && respondFromCache(req, res)) return
    // Sending a stream adds seven listeners of `close` to four of this server's; Node.js warns of more than ten.
    res.setMaxListeners(20)
    // No disconnect while the server itself is working on the response.
    res.on('timeout', (socket: Socket) => {
      if (!req.complete || res.headersSent) socket.destroy()
    })
    if (!isClear) return respondAndClose(req, res, 400)
    // Absolute form, as sent to a proxy: its host is ignored.
    req.url = req.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    // A pipelined request waits until earlier responses are sent: if the connection breaks before, its `close` is never
    // emitted and resources opened for it would leak.
    whenFirstInLine(res, () => listener(req, res))
  }
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, slowClientMs / 2),
      headersTimeout: slowClientMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: keepAliveMs,
    },
    handle,
  )
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (req.url?.startsWith('/api/')) markExpectContinue(req)
    else res.writeContinue()
    // After a rejection the client may or may not send the body, so the next bytes could not be interpreted.
    closeAfterResponse(res)
    handle(req, res)
  })
  server.on('clientError', rejectUnparsable)
  server.setTimeout(slowClientMs)
  server.maxConnections = MAX_CONNECTIONS
  return server
}

const isValidHost = memoized((host) => URL.canParse(`http://${host}`))

/** Requests that Node's parser accepts but others read differently: two hosts, an invalid host, HTTP/0.9. */
function isAmbiguous({ httpVersionMajor, rawHeaders, url }: IncomingMessage): boolean {
  // A fragment must not be sent; some parsers cut it off, others do not.
  if (httpVersionMajor !== 1 || url?.includes('#') || !/^(\/|https?:\/\/|\*$)/i.test(url ?? '')) return true
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    hosts += 1
    const host = rawHeaders[i + 1]
    if (host && !isValidHost(host)) return true
  }
  return hosts > 1
}

/** Listens on the settings' port; throws a SettingError if that is not possible. */
export function listen(server: Server, { port, host }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      reject(
        new SettingError(
          `PORT ${port}${host ? ` on HOST ${host}` : ''} cannot be listened on: ${error.code ?? error.message}`,
        ),
      )
    }
    server.once('error', fail)
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      // Such as a connection that cannot be accepted, which leaves the others as they are.
      server.off('error', fail).on('error', (error) => log.error({ err: error }, 'the HTTP server reported an error'))
      const address = server.address()
      if (address !== null && typeof address === 'object') resolve(address)
    })
  })
}
