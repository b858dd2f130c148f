import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

export interface Measured {
  /** Requests a second. */
  rate: number
  /** Microseconds of the server's processor time for one request; undefined where the system does not tell. */
  cpu: number | undefined
}

const CONNECTIONS = 32
const TICKS_PER_SECOND = 100

/** Asks for one address on this machine so many times over 32 connections, and watches the server's processor time. */
export async function load(
  url: string,
  pid: number,
  requests: number,
  headers: Record<string, string>,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = requests
  const connection = async (): Promise<void> => {
    for (; left > 0; left -= 1) await once(url, agent, headers)
  }
  const [started, cpu] = [performance.now(), processorSeconds(pid)]
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const seconds = (performance.now() - started) / 1000
  const after = processorSeconds(pid)
  agent.destroy()
  return {
    rate: requests / seconds,
    cpu: cpu === undefined || after === undefined ? undefined : ((after - cpu) / requests) * 1e6,
  }
}

const once = (url: string, agent: Agent, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume()
      answer.once('end', resolve)
    }).once('error', reject)
  })

/** User and system time of a process (Linux's /proc/pid/stat, fields 14 and 15). */
function processorSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

/** Memory of a process in MB (Linux). */
export function residentMegabytes(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
