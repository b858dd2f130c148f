import { Worker } from 'node:worker_threads'

import type { Converted } from './convert.ts'

/** So long it stays for the next document. */
const IDLE_MS = 30_000

/** What a thread is given: HTML to read, or a packed structure to write as HTML. */
export type Task = { html: string } | { packed: string }

/** A document whose structure does not fit into the thread's memory. */
export class TooComplex extends Error {}

/** Converts in a thread of its own, one document after the other; the thread stays for a while and keeps no process alive. */
export class ConversionThread {
  private warm: Worker | undefined
  private idle: NodeJS.Timeout | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly file: string | URL,
    private readonly megabytes: number,
  ) {}

  convert(task: Task): Promise<Converted> {
    const next = this.last.then(() => this.convertNow(task))
    this.last = next.catch(() => undefined)
    return next
  }

  private async convertNow(task: Task): Promise<Converted> {
    clearTimeout(this.idle)
    const worker = (this.warm ??= this.start())
    try {
      return await ask(worker, task)
    } finally {
      this.idle = setTimeout(() => this.end(worker), IDLE_MS).unref()
    }
  }

  /** Forgotten first: a thread that is ending takes no document any more. */
  private end(worker: Worker): void {
    this.warm = undefined
    void worker.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.megabytes } })
    const forget = () => {
      if (this.warm === worker) this.warm = undefined
    }
    worker.on('error', forget).on('exit', forget).unref()
    return worker
  }
}

function ask(worker: Worker, task: Task): Promise<Converted> {
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
    worker.postMessage(task)
  })
}
