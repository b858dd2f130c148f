import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

/** A server process on this machine to be measured. */
export interface Target {
  port: number
  pid: number
}

/** A response as it is transferred. */
export interface WireAnswer {
  path: string
  headers: Readonly<Record<string, unknown>>
  /** Base64. */
  body: string
}

/** Headers that Node.js adds by itself. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** The response's headers and encoded bytes as they are transferred; fetch would decode them. */
export const wireAnswer = (url: string, path: string, headers: Record<string, string>): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const sent = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
        resolve({ path, headers: Object.fromEntries(sent), body: Buffer.concat(chunks).toString('base64') })
      })
    }).once('error', reject)
  })

/** Starts a process that only sends these responses, on Express or on Node's own HTTP server. */
export async function startBare(
  on: 'express' | 'http',
  answers: readonly WireAnswer[],
): Promise<Target & { process: ChildProcess }> {
  const bare = spawn(process.execPath, ['tests/load/bare.js'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bare.stdin.end(JSON.stringify({ on, answers }))
  const [line]: unknown[] = await once(bare.stdout, 'data')
  return { port: Number(line), pid: bare.pid ?? 0, process: bare }
}
