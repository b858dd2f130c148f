import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { Transform } from 'node:stream'

/** A fault of a request: another response in the storage's place, or its own, delayed, incomplete or changed. */
export type Fault =
  | { status: number }
  | { delayMs: number }
  /** The connection ends after so many bytes of the body. */
  | { answerEndsAfter: number }
  | { answerStallsAfter: number }
  | { requestEndsAfter: number }
  /** The byte at this position of the body is changed. */
  | { damagesByte: number }

export interface Asked {
  method: string
  /** The number of the request with this method, from 0. */
  count: number
}

/** A proxy in front of a storage with the faults that a test chooses; requests without one pass unchanged. */
export async function faultyStorage(endpoint: string, close: (stop: () => void) => void) {
  let faultOf: (asked: Asked) => Fault | undefined = () => undefined
  let counts = new Map<string, number>()
  const server = createServer((req, res) => {
    const method = req.method ?? ''
    const count = counts.get(method) ?? 0
    counts.set(method, count + 1)
    pass(endpoint, req, res, faultOf({ method, count }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Replaces the faults, and counts requests from 0 again. */
    fail: (faults: typeof faultOf) => {
      counts = new Map()
      faultOf = faults
    },
    countOf: (method: string) => counts.get(method) ?? 0,
  }
}

/** Changes the byte at a place. */
function damaging(place: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const changed = Buffer.from(chunk)
      const here = place - passed
      if (here >= 0 && here < changed.length) changed[here] = (changed[here] ?? 0) ^ 1
      passed += chunk.length
      done(null, changed)
    },
  })
}

function pass(endpoint: string, req: IncomingMessage, res: ServerResponse, fault: Fault | undefined): void {
  if (fault && 'delayMs' in fault) {
    const timer = setTimeout(() => pass(endpoint, req, res, undefined), fault.delayMs)
    res.once('close', () => clearTimeout(timer))
    return
  }
  if (fault && 'status' in fault) {
    req.resume()
    const name = fault.status === 403 ? 'AccessDenied' : 'InternalError'
    res.writeHead(fault.status, { 'content-type': 'application/xml' })
    res.end(req.method === 'HEAD' ? '' : `<Error><Code>${name}</Code><Message>as the test says</Message></Error>`)
    return
  }
  const { method = '', url = '', headers } = req
  const far = request(endpoint + url, { method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    if (fault && 'answerEndsAfter' in fault) passUpTo(fault.answerEndsAfter, answer, res, () => res.destroy())
    else if (fault && 'answerStallsAfter' in fault) passUpTo(fault.answerStallsAfter, answer, res, () => undefined)
    else if (fault && 'damagesByte' in fault) answer.pipe(damaging(fault.damagesByte)).pipe(res)
    else answer.pipe(res)
  })
  far.on('error', () => res.destroy())
  if (!fault || !('requestEndsAfter' in fault)) return void req.pipe(far)
  passUpTo(fault.requestEndsAfter, req, far, () => {
    far.destroy()
    req.destroy()
  })
}

function passUpTo(bytes: number, from: IncomingMessage, to: NodeJS.WritableStream, then: () => void): void {
  let left = bytes
  from.on('data', (chunk: Buffer) => {
    if (left <= 0) return
    const part = chunk.subarray(0, left)
    left -= part.length
    to.write(part, () => {
      if (left === 0) then()
    })
  })
}
