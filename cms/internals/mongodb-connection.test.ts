import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { MongoClient } from 'mongodb'
import { expect, it } from 'vitest'

import { connectionOption, driverConnection, failingConnection } from './mongodb-connection.ts'

/** How a command ends that is written after its socket was destroyed and before the socket says so. */
async function commandOnDestroyedSocket(Connection: ReturnType<typeof driverConnection>): Promise<string> {
  const server = createServer((near) => near.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  await once(socket, 'connect')
  const connection = new Connection(socket, { id: 1, generation: 0, monitorCommands: false })
  socket.destroy()
  let ended = 'waits'
  connection.writeCommand({ toBin: async () => [Buffer.from('command')] }, { agreedCompressor: 'none' }).then(
    () => (ended = 'written'),
    (error: unknown) => (ended = String(error)),
  )
  await once(socket, 'close')
  for (let turn = 0; turn < 3; turn += 1) await yieldToEventLoop()
  server.close()
  return ended
}

it('a command on a destroyed socket fails as on a closed connection; with the driver alone it would wait', async () => {
  expect(await commandOnDestroyedSocket(failingConnection())).toMatch(/^MongoNetworkError: connection 1 to .* closed$/)
  expect(await commandOnDestroyedSocket(driverConnection())).toBe('waits')
})

it('the client takes the class of connections as an option', () => {
  const client = new MongoClient('mongodb://unused', connectionOption())
  expect(client.options).toHaveProperty('connectionType', expect.any(Function))
})
