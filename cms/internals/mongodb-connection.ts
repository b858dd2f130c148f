import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

/**
 * The driver's connections: `writeCommand` sends one, `onClose` marks the connection as closed, `error` says why it is; the client
 * makes them of the class that its option `connectionType` names. A command that is written after its socket was destroyed and before
 * the socket has emitted `close` waits for `drain` for ever. Commands have a timeout, the monitor's check has none: the driver would
 * never notice that the database is back. None of it is exported or documented.
 *
 * @internals mongodb@6.20.0 mongoose@8.24.1
 */

interface DriverConnection {
  socket: { destroyed: boolean }
  error: Error | null
  onClose(): void
  writeCommand(command: Writable, options: object): Promise<void>
}

/** A command as the driver serialises it. */
interface Writable {
  toBin: () => Promise<Uint8Array[]>
}

type ConnectionClass = new (socket: Socket, options: object) => DriverConnection

/** The driver's own class; throws an error if there is none with the methods that are relied on. */
export function driverConnection(): ConnectionClass {
  const driver: unknown = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  const found: unknown = typeof driver === 'object' && driver !== null && Reflect.get(driver, 'Connection')
  if (!isConnectionClass(found)) throw new Error('the MongoDB driver has no such connections: see docs/upgrading.md')
  return found
}

const isConnectionClass = (found: unknown): found is ConnectionClass =>
  typeof found === 'function' &&
  ['onClose', 'writeCommand'].every((method) => typeof Reflect.get(found.prototype, method) === 'function')

/** An option of the client: a command on a socket that was destroyed fails at once, with the error of a closed connection. */
export const connectionOption = (): object => ({ connectionType: failingConnection() })

export function failingConnection(): ConnectionClass {
  return class extends driverConnection() {
    override async writeCommand(command: Writable, options: object): Promise<void> {
      if (this.socket.destroyed) this.onClose()
      if (this.error) throw this.error
      return super.writeCommand(command, options)
    }
  }
}
