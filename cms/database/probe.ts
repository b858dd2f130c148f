import { connect } from 'node:net'

import { mongodbHosts, type Settings, SettingError } from '#cms/common/environment.ts'

const PROBE_MS = 1500

/**
 * Throws SettingError at once if no host in DATABASE_URI accepts connections; the driver would keep trying for longer.
 * `mongodb+srv` names are left to the driver.
 */
export async function assertDatabaseReachable({ databaseUri }: Pick<Settings, 'databaseUri'>): Promise<void> {
  if (!databaseUri?.startsWith('mongodb://')) return
  const hosts = mongodbHosts('DATABASE_URI', databaseUri)
  const reached = await Promise.all(hosts.map(listens))
  if (reached.includes(true)) return
  // After another @ they may be a part of a password that is not percent-encoded.
  const isPlain = databaseUri.indexOf('@') === databaseUri.lastIndexOf('@')
  throw new SettingError(`DATABASE_URI: no database answers at ${isPlain ? hosts.join(', ') : 'its hosts'}`)
}

function listens(host: string): Promise<boolean> {
  const [, name = host, port = '27017'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(decodeURIComponent(host)) ?? []
  return new Promise((resolve) => {
    const socket = connect({ host: name, port: Number(port), timeout: PROBE_MS })
    const end = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })
}
