import { readdir, readFile, readlink } from 'node:fs/promises'

import { residentMegabytes } from '../load/process-figures.ts'

/** A node's memory and database connections. */
export interface Footprint {
  megabytes: number
  /** Connections to all members of the replica set together. */
  connections: number
}

/** Measures a local process (Linux) whose database listens on these ports. */
export const footprintOf = async (pid: number, ports: readonly number[]): Promise<Footprint> => ({
  megabytes: residentMegabytes(pid) ?? Number.NaN,
  connections: await connectionsOf(pid, ports),
})

const ESTABLISHED = '01'

async function connectionsOf(pid: number, ports: readonly number[]): Promise<number> {
  const names = await readdir(`/proc/${pid}/fd`)
  const links = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')))
  const own = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []))
  const lines = await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8')))
  // Fields of /proc/net/tcp: 3 is the remote address and port in hexadecimal, 4 the state, 10 the socket.
  return lines
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , other = '', state, , , , , , socket = '']) =>
        state === ESTABLISHED && own.has(socket) && ports.includes(Number.parseInt(other.split(':')[1] ?? '', 16)),
    ).length
}
