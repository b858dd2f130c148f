import { connect } from 'node:net'

import { type Settings, SettingError } from '#cms/common/settings.ts'

const PROBE_MS = 1500

/**
 * Refuses the start at once when nothing listens where DATABASE_URI points to: the driver itself would try for longer.
 * Names found by DNS (mongodb+srv) are left to it.
 */
export async function demandDatabase({ databaseUri }: Pick<Settings, 'databaseUri'>): Promise<void> {
  const hosts = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(databaseUri ?? '')?.[1]?.split(',')
  if (!hosts) return
  const reached = await Promise.all(hosts.map(listens))
  if (!reached.includes(true)) throw new SettingError(`DATABASE_URI: no database answers at ${hosts.join(', ')}`)
}

function listens(host: string): Promise<boolean> {
  const [, name = host, port = '27017'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(decodeURIComponent(host)) ?? []
  return new Promise((resolve) => {
    const socket = connect({ host: name, port: Number(port), timeout: PROBE_MS })
    const end = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })
}
