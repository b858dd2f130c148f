import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { inTurn } from '#cms/lock.ts'
import type { Converted } from './convert.ts'

const FILE = 'dist/server/rich-text-worker.js'
/** So long it stays for the next document. */
const IDLE_MS = 30_000
/** Several times what the worst document within the limits takes. */
const MOST_MEGABYTES = 512

/** A document whose structure does not fit into the thread's memory. */
export class TooComplex extends Error {}

let warm: Worker | undefined
let idle: NodeJS.Timeout | undefined

/** Converts in a thread of its own, one document after the other; the thread stays for a while and keeps no process alive. */
export const convertInThread = (html: string): Promise<Converted> =>
  inTurn('rich text', async () => {
    clearTimeout(idle)
    const worker = (warm ??= start())
    try {
      return await ask(worker, html)
    } finally {
      idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
    }
  })

function start(): Worker {
  const worker = new Worker(path.resolve(/* turbopackIgnore: true */ FILE), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const forget = () => {
    if (warm === worker) warm = undefined
  }
  worker.on('error', forget).on('exit', forget).unref()
  return worker
}

function ask(worker: Worker, html: string): Promise<Converted> {
  return new Promise((resolve, reject) => {
    const ended = () => failed(new Error('the conversion thread ended early'))
    const done = (converted: Converted) => {
      worker.off('error', failed).off('exit', ended)
      resolve(converted)
    }
    const failed = (error: Error) => {
      worker.off('message', done).off('error', failed).off('exit', ended)
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooComplex() : error)
    }
    worker.once('message', done).once('error', failed).once('exit', ended)
    worker.postMessage(html)
  })
}
