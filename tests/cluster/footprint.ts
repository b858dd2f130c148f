import { readdir, readFile, readlink } from 'node:fs/promises'

import { residentMegabytes } from '../load/process-figures.ts'

/** The resources of a node besides processor time. */
export interface Footprint {
  megabytes: number
  /** Connections to all members of the replica set together. */
  connections: number
}

/** Measures a process of this machine (Linux) whose database listens on those ports. */
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
  // Fields 3, 4 and 10: the other side as address:port in hexadecimal digits, the state, the socket.
  return lines
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , other = '', state, , , , , , socket = '']) =>
        state === ESTABLISHED && own.has(socket) && ports.includes(Number.parseInt(other.split(':')[1] ?? '', 16)),
    ).length
}
