import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

import { chromium as playwrights } from 'playwright-core'

import { isRecord } from '#contract/narrow.ts'
import { chromiumPath } from '../../tools/chromium.js'
import { browserFlags } from '../support/browser.ts'

type Params = Readonly<Record<string, unknown>>

/** A page's session of the DevTools protocol. */
export interface PageSession {
  /** Rejects with the browser's message if the command fails. */
  send: (method: string, params?: Params) => Promise<Params>
  /** The value of an expression in the page, or of the promise that it is. */
  evaluate: (expression: string) => Promise<unknown>
  on: (event: string, listener: (params: Params) => void) => void
  close: () => Promise<unknown>
}

export interface UndebuggedBrowser {
  /** Opens an empty page with a profile of its own. */
  newPage: () => Promise<PageSession>
  close: () => Promise<void>
}

/**
 * Launches Chromium for measurements, over the DevTools protocol alone: Playwright sends `Runtime.enable` to each page, and V8 then parses every
 * script a second time, for its positions.
 */
export async function launchUndebugged(): Promise<UndebuggedBrowser> {
  const file = chromiumPath() ?? playwrights.executablePath()
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  const chromium = spawn(
    file,
    [...browserFlags, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [, , , commands, messages] = chromium.stdio
  const { send, on } = connection(commands as Writable, messages as Readable)
  return {
    async newPage() {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const session = String(sessionId)
      return {
        send: (method, params) => send(method, params, session),
        async evaluate(expression) {
          const params = { expression, awaitPromise: true, returnByValue: true }
          const { result, exceptionDetails } = await send('Runtime.evaluate', params, session)
          if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
          return isRecord(result) ? result['value'] : undefined
        },
        on: (event, listener) => on(event, listener, session),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    async close() {
      const ended = new Promise((resolve) => chromium.once('exit', resolve))
      await send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Listener {
  event: string
  session: string | undefined
  heard: (params: Params) => void
}

/** Messages are JSON, each ended by a null byte. */
function connection(commands: Writable, messages: Readable) {
  const pending = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>()
  const listeners: Listener[] = []
  let [sent, rest] = [0, '']
  const receive = (message: unknown): void => {
    if (!isRecord(message)) return
    const { id, result, error, method, params, sessionId } = message
    const call = typeof id === 'number' ? pending.get(id) : undefined
    if (typeof id === 'number') pending.delete(id)
    if (isRecord(error)) call?.reject(new Error(String(error['message'])))
    else call?.resolve(isRecord(result) ? result : {})
    for (const { event, session, heard } of listeners)
      if (event === method && session === sessionId) heard(isRecord(params) ? params : {})
  }
  messages.setEncoding('utf8').on('data', (text: string) => {
    const whole = (rest + text).split('\0')
    rest = whole.pop() ?? ''
    for (const message of whole) receive(JSON.parse(message))
  })
  return {
    send: (method: string, params: Params = {}, sessionId?: string): Promise<Params> =>
      new Promise((resolve, reject) => {
        sent += 1
        pending.set(sent, { resolve, reject })
        commands.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`)
      }),
    on: (event: string, heard: Listener['heard'], session: string): void =>
      void listeners.push({ event, session, heard }),
  }
}
