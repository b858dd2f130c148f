import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { requireBodyRate } from './slow-bodies.ts'

/** Sends a body in pieces, 50 ms after each other; returns the response, empty if the connection was closed. */
async function sendInPieces(head: string, pieces: readonly string[], graceMs: number): Promise<string> {
  const server = createServer((req, res) => {
    requireBodyRate(req, graceMs)
    req.resume().once('end', () => res.end('received'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  const socket = connect(address.port, '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${head}\r\n\r\n`)
  for (const piece of pieces) {
    await wait(50)
    if (!socket.writable) break
    socket.write(piece)
  }
  await closed
  return answer
}

const pieces = (length: number, text: string) => Array.from({ length }, () => text)
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

it.each([
  ['with a length', 'Content-Length: 100', pieces(100, 'a')],
  ['in chunks', 'Transfer-Encoding: chunked', pieces(100, chunk('a'))],
])('closes the connection of a client that sends a body %s by the byte', async (_, head, sent) => {
  expect(await sendInPieces(head, sent, 300)).toBe('')
})

it.each([
  ['a small body within the time that any may take', 'Content-Length: 3', pieces(3, 'a'), 5000],
  ['a slow upload at ten times the least rate', `Content-Length: ${20 * 1000}`, pieces(20, 'a'.repeat(1000)), 300],
  ['chunks at that rate', 'Transfer-Encoding: chunked', [...pieces(20, chunk('a'.repeat(1000))), '0\r\n\r\n'], 300],
  ['no body', 'Content-Length: 0', [], 5000],
])('takes %s', async (_, head, sent, graceMs) => {
  expect(await sendInPieces(head, sent, graceMs)).toContain('received')
})
