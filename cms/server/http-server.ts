import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { type Settings, SettingError } from '#cms/common/settings.ts'
import { waitsToSend } from './fetch-bridge.ts'
import { refuseAndClose } from './unread-body.ts'

/** For a whole request: ten megabytes at a slow phone's pace. */
const REQUEST_MS = 120_000
const KEEP_ALIVE_MS = 5000
const CHECK_MS = 5000

/** More than any site of this kind needs; each takes memory and a descriptor. */
const MOST_CONNECTIONS = 4000

/** Answers at once from what it has, or not at all. */
type AtOnce = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * An HTTP server that slow clients cannot keep busy: one that sends no head in time, stops in the middle of a body or
 * stops reading the answer is let go. The listener gets what is not answered at once.
 */
export function createHttpServer(
  answeredAtOnce: AtOnce,
  listener: RequestListener,
  { slowClientMs }: Pick<Settings, 'slowClientMs'>,
): Server {
  const handle: RequestListener = (req, res) => {
    if (answeredAtOnce(req, res)) return
    // Nothing moves either while an answer is being worked out: that is not the client's fault.
    res.on('timeout', (socket: Socket) => {
      if (!req.complete || res.headersSent) socket.destroy()
    })
    if (isAmbiguous(req)) return refuseAndClose(req, res, 400)
    // In absolute form, as to a proxy: whose host it names says nothing here.
    req.url = req.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    // One sent ahead of earlier answers waits for its turn: nobody would close what is opened for an answer that the
    // connection does not live to carry.
    if (res.socket === null) res.once('socket', () => listener(req, res))
    else listener(req, res)
  }
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(CHECK_MS, slowClientMs / 2),
      headersTimeout: slowClientMs,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handle,
  )
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (req.url?.startsWith('/api/')) waitsToSend(req)
    else res.writeContinue()
    // A client that is refused may send the body or not: what comes next on this connection nobody could tell.
    res.setHeader('connection', 'close')
    handle(req, res)
  })
  server.setTimeout(slowClientMs)
  server.maxConnections = MOST_CONNECTIONS
  return server
}

/** What Node's parser lets through, and others may read otherwise: a second host, one that is none, or HTTP/0.9. */
function isAmbiguous({ httpVersionMajor, rawHeaders, url }: IncomingMessage): boolean {
  // A fragment is none of a server's business: some readers cut it off, others do not.
  if (httpVersionMajor !== 1 || url?.includes('#') || !/^(\/|https?:\/\/|\*$)/i.test(url ?? '')) return true
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    hosts += 1
    const host = rawHeaders[i + 1]
    if (host && !URL.canParse(`http://${host}`)) return true
  }
  return hosts > 1
}

/** Listens on the port of the settings; throws one clear line if that cannot be. */
export function listen(server: Server, { port, host }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new SettingError(
          `PORT ${port}${host ? ` on HOST ${host}` : ''} cannot be listened on: ${error.code ?? error.message}`,
        ),
      )
    })
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const address = server.address()
      if (address !== null && typeof address === 'object') resolve(address)
    })
  })
}
