import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'

/**
 * Node's HTTP server: `shouldKeepAlive` of a response says whether its connection stays open; every way to respond calls the
 * response's own `writeHead`; a pipelined response has no socket, and emits `socket`, until the responses before it are sent;
 * `close` of `net.Server` stops listening and leaves idle connections open; a request can be made from a socket and filled;
 * a connection's `_httpMessage` is the response in progress; a response whose `_header` is set sends it as its head, unless
 * `_headerSent` says that it is sent. All but the last three are typed, none is documented.
 *
 * @internals node@20.19
 */

/** Whether the connection is closed after the response. */
export const closesAfterResponse = (res: ServerResponse): boolean => !res.shouldKeepAlive

/** Closes the connection after the response, or leaves it open; before the headers are written. */
export function closeAfterResponse(res: ServerResponse, closes = true): void {
  res.shouldKeepAlive = !closes
}

/** Runs a callback before the response's headers are written. */
export function onHeaders(res: ServerResponse, listener: () => void): void {
  res.writeHead = new Proxy(res.writeHead, {
    apply: (writeHead, self, args) => {
      listener()
      return Reflect.apply(writeHead, self, args)
    },
  })
}

/** Runs a callback as soon as the responses to all earlier requests of the connection are sent. */
export function whenFirstInLine(res: ServerResponse, listener: () => void): void {
  if (res.socket === null) res.once('socket', listener)
  else listener()
}

/** Whether a response has ended and all of it was taken by the operating system: nothing of it waits for a slow client. */
export const isHandedOver = (res: ServerResponse): boolean => res.writableEnded && res.socket?.writableLength === 0

let endOfHead = { second: 0, text: '' }

/** The last lines of a head as Node writes them, renewed every second: `Date` and those of a connection that stays open. */
function currentEndOfHead(res: ServerResponse): string {
  const second = Math.floor(Date.now() / 1000)
  if (endOfHead.second !== second) {
    const timeoutMs = '_keepAliveTimeout' in res ? Number(res._keepAliveTimeout) : 0
    const lines = [
      `Date: ${new Date(second * 1000).toUTCString()}`,
      'Connection: keep-alive',
      ...(timeoutMs > 0 ? [`Keep-Alive: timeout=${Math.floor(timeoutMs / 1000)}`] : []),
    ]
    endOfHead = { second, text: `${lines.join('\r\n')}\r\n\r\n` }
  }
  return endOfHead.text
}

/** Whether `sendPrepared` may be used: HTTP/1.1, and the connection stays open. Headers that are set would not be sent. */
export const canSendPrepared = (req: IncomingMessage, res: ServerResponse): boolean =>
  res.shouldKeepAlive && req.httpVersionMinor === 1 && !res.headersSent

/** A response that is sent often: its head is serialised once. */
export interface PreparedResponse {
  status: number
  /** Status line and header lines, each ending in CR LF, with `Content-Length` unless it is a 304. */
  head: string
  /** A part of `whole` as soon as there is one. */
  body: Buffer | undefined
  /** The response as one buffer, in which only the end of the head differs from one time to the next. */
  whole?: { bytes: Buffer; endAt: number; endLength: number } | undefined
}

/** Above this size copying head and body into one buffer costs more than it saves. */
const MAX_WHOLE_BYTES = 65_536

/**
 * Sends a prepared response: assembling and validating headers takes a fifth of a short response's time, and one buffer is written
 * in four fifths of the time of two.
 *
 * @param ownLine a header line of this response alone, ending in CR LF
 */
export function sendPrepared(res: ServerResponse, prepared: PreparedResponse, ownLine: string): void {
  if (!hasHead(res)) throw new Error('Node’s ServerResponse has no _header or _headerSent: see docs/upgrading.md')
  const { status, head, body } = prepared
  const end = ownLine + currentEndOfHead(res)
  res.statusCode = status
  const socket = res.socket
  // A pipelined response has no socket yet; what waits in a socket must not be overwritten.
  if (!socket || socket.writableLength > 0 || (body?.length ?? 0) > MAX_WHOLE_BYTES) {
    res._header = head + end
    res.end(body)
    return
  }
  const { bytes, endAt } = prepared.whole?.endLength === end.length ? prepared.whole : makeWhole(prepared, end.length)
  bytes.write(end, endAt, 'latin1')
  res._header = head
  res._headerSent = true
  socket.write(bytes)
  // The rest of it waits for a slow client: the next response needs a buffer of its own.
  if (socket.writableLength > 0) prepared.whole = undefined
  res.end()
}

function makeWhole(prepared: PreparedResponse, endLength: number): NonNullable<PreparedResponse['whole']> {
  const { head, body } = prepared
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(endLength), ...(body ? [body] : [])])
  if (body) prepared.body = bytes.subarray(head.length + endLength)
  return (prepared.whole = { bytes, endAt: head.length, endLength })
}

const hasHead = (res: object): res is { _header: string | null; _headerSent: boolean } =>
  '_header' in res && '_headerSent' in res

/** Whether a part of a response is sent over the connection, and the rest not yet. */
export function isRespondingOn(socket: Socket): boolean {
  const response: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined
  return response instanceof ServerResponse && response.headersSent
}

/** Accepts no more connections; calls back when the last one has ended. HTTP's own `close` closes idle ones at once. */
export const stopListening = (server: Server, closed: () => void): void =>
  void Listener.prototype.close.call(server, closed)

/** A copy of a request that replays a body already read, in place of the original's. */
export function requestWithBody(req: IncomingMessage, url: string, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(req.socket)
  const { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, complete: true })
  Object.assign(copy.headers, headers, { 'content-length': String(body.length) })
  delete copy.headers['transfer-encoding']
  copy.push(body)
  copy.push(null)
  return copy
}
