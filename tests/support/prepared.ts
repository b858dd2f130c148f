import { rename } from 'node:fs/promises'

import { Client } from './client.ts'
import { type Server, startServer } from './server.ts'
import { administrator } from './people.ts'

/** The first administrator's cookies: the session's, and the one that marks a known device. */
export interface Cookies {
  cookie: string
  device: string | undefined
}

/** The folders of a stopped SQLite instance with its first administrator, whose cookies are valid on copies, too. */
export interface PreparedInstance extends Cookies {
  root: string
}

/** Creates such an instance in a new folder. */
export async function prepare(root: string, seed: 'none' | 'demo'): Promise<PreparedInstance> {
  const server = await startServer({ SEED: seed })
  const cookies = await register(server)
  await server.end('SIGTERM')
  await rename(server.root, root)
  return { root, ...cookies }
}

/** Registers the first administrator of a server; returns the cookies. */
export async function register(server: Pick<Server, 'url' | 'output'>): Promise<Cookies> {
  const client = new Client(server.url)
  const { status, text } = await client.post('/register', administrator)
  if (client.cookie === undefined)
    throw new Error(`no administrator could be made: ${status} ${text}\n${server.output()}`)
  return { cookie: client.cookie, device: client.device }
}
