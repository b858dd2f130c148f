import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, onTestFinished, vi } from 'vitest'

import type { AtEnd } from './at-end.ts'
import type { Environment, Server } from './server.ts'

/** The adjustable clock of a test's own server. */
export interface Clock {
  /** The settings to start the server with. */
  environment: Environment
  /** Sets the clock to that many milliseconds after the real time; negative ones before it. */
  moveBy: (server: Server, ms: number) => Promise<void>
  /** Stops the clock at a time, in milliseconds since 1970. */
  holdAt: (server: Server, ms: number) => Promise<void>
}

/** @param atEnd registers the clean-up; by default for the end of the test */
export async function movableClock(atEnd: AtEnd = onTestFinished): Promise<Clock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-clock-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'clock')
  const set = async (server: Server, text: string) => {
    const moves = () => server.output().split('clock moved').length
    const before = moves()
    await writeFile(file, text)
    process.kill(server.pid, 'SIGUSR2')
    await vi.waitFor(() => expect(moves()).toBe(before + 1), { timeout: 5000, interval: 5 })
  }
  const loaded = pathToFileURL(path.resolve('tests/support/clock.js')).href
  return {
    environment: { NODE_OPTIONS: `--import ${loaded}`, CLOCK_FILE: file },
    moveBy: (server, ms) => set(server, ms < 0 ? String(ms) : `+${ms}`),
    holdAt: (server, ms) => set(server, `=${ms}`),
  }
}
