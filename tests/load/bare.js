import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import express from 'express'

/**
 * The baseline: sends the given responses, headers and bytes, on Express or on Node's own HTTP server, and 304 for their ETags. Prints its
 * port.
 */
/** @type {{ on: string, answers: { path: string, headers: Record<string, string>, body: string }[] }} */
const { on, answers } = JSON.parse(readFileSync(0, 'utf8'))

const whole = answers.map(({ path, headers, body }) => ({ path, headers, bytes: Buffer.from(body, 'base64') }))

/** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res @param {{ headers: Record<string, string>, bytes: Buffer }} answer */
const send = (req, res, { headers, bytes }) => {
  if (req.headers['if-none-match'] === headers.etag) {
    const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers
    res.writeHead(304, rest).end()
  } else res.writeHead(200, headers).end(bytes)
}

function onExpress() {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  for (const answer of whole) app.get(answer.path, (req, res) => send(req, res, answer))
  return createServer(app)
}

function onHttp() {
  const byPath = new Map(whole.map((answer) => [answer.path, answer]))
  return createServer((req, res) => {
    const answer = byPath.get(req.url ?? '')
    if (answer) send(req, res, answer)
    else res.writeHead(404).end()
  })
}

const server = (on === 'express' ? onExpress() : onHttp()).listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
