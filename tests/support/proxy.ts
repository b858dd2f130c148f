import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy in front of a server, which can be cut, frozen and opened again, to simulate that the server stops, hangs and returns. */
export class Proxy {
  private server: Server | undefined
  private readonly sockets = new Set<Socket>()
  private frozen = false

  private constructor(
    private readonly to: { host: string; port: number },
    public port = 0,
  ) {}

  static async to(host: string, port: number): Promise<Proxy> {
    const proxy = new Proxy({ host, port })
    await proxy.open()
    return proxy
  }

  async open(): Promise<void> {
    this.frozen = false
    for (const socket of this.sockets) socket.resume()
    if (this.server) return
    this.server = createServer((near) => this.join(near)).listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    if (typeof address === 'object' && address) this.port = address.port
  }

  /** Accepts connections and keeps them open, but passes no data. */
  freeze(): void {
    this.frozen = true
    for (const socket of this.sockets) socket.pause()
  }

  /** Closes all connections, and refuses new ones. */
  cut(): void {
    this.server?.close()
    this.server = undefined
    for (const socket of this.sockets) socket.destroy()
  }

  private join(near: Socket): void {
    const far = connect(this.to)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (chunk: Buffer) => into.write(chunk))
      from.on('error', () => into.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        into.destroy()
      })
      if (this.frozen) from.pause()
    }
  }
}
