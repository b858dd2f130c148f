import { connect } from 'node:net'

import { mongodbHosts, type Settings, SettingError } from '#cms/common/environment.ts'

const PROBE_MS = 1500

/**
 * Throws SettingError at once if no host in DATABASE_URI accepts connections; the driver would keep trying for longer.
 * `mongodb+srv` names are left to the driver.
 */
export async function assertDatabaseReachable({ databaseUri }: Pick<Settings, 'databaseUri'>): Promise<void> {
  if (databaseUri !== undefined) await assertMongodbReachable('DATABASE_URI', databaseUri)
}

/**
 * The same for the URI of MongoDB in a setting or an option.
 *
 * @param name of the setting or option
 */
export async function assertMongodbReachable(name: string, uri: string): Promise<void> {
  if (!uri.startsWith('mongodb://')) return
  const reached = await Promise.all(mongodbHosts(name, uri).map(listens))
  if (!reached.includes(true)) throw new SettingError(`${name}: no database answers at ${hostsInWords(name, uri)}`)
}

/** The hosts of a URI of MongoDB for a message: after another @ they may be a part of a password that is not percent-encoded. */
export const hostsInWords = (name: string, uri: string): string =>
  uri.indexOf('@') === uri.lastIndexOf('@') ? mongodbHosts(name, uri).join(', ') : 'its hosts'

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
