import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import type { Program } from './engines.ts'

export interface Running {
  pid: number
  /** Ends the program unless it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>
  output: () => string
  hasEnded: () => boolean
}

/** Starts a program in the foreground. */
export function startProgram({ file, libraries }: Program, args: readonly string[]): Running {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }) },
  })
  // A run that is aborted leaves no server.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let text = ''
  // MongoDB logs a lot; the end of the log says why it stopped.
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-20_000))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep)
  return {
    pid: child.pid ?? 0,
    end: (signal) => end(child, signal),
    output: () => text,
    hasEnded: () => hasEnded(child),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const POLL_MS = 50

/**
 * Polls until the condition is true.
 *
 * @throws Error after the deadline
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, deadlineMs = 60_000): Promise<void> {
  for (const deadline = Date.now() + deadlineMs; !(await isSo());) {
    if (Date.now() > deadline) throw new Error(`${what}: not after ${deadlineMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
