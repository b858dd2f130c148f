import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { ownServer } from './support/context.ts'

/** An open connection that has received one response. */
async function keptConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await ask(socket)
  return socket
}

/** Sends a request and waits for the beginning of the response. */
async function ask(socket: Socket): Promise<void> {
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n')
  const [answer]: Buffer[] = await once(socket, 'data')
  expect(String(answer)).toContain('HTTP/1.1 200')
}

it('L12: KEEP_ALIVE_SECONDS ends an idle connection, and one whose time is longer outlives it', async () => {
  const [short, long] = [await ownServer({ KEEP_ALIVE_SECONDS: '1' }), await ownServer({ KEEP_ALIVE_SECONDS: '60' })]
  const outliving = await keptConnection(long.port)
  await once(await keptConnection(short.port), 'end')
  await ask(outliving)
})
