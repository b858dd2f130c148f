import { Worker } from 'node:worker_threads'

import type { Converted } from './convert.ts'

/** Time after which an idle thread is ended. */
const IDLE_MS = 30_000

/** A message to the thread: HTML to parse, or a structure to convert to HTML. */
export type Task = { html: string } | { structure: unknown }

/** A document whose structure does not fit into the thread's memory. */
export class TooComplex extends Error {}

/** Converts documents one after the other in a worker thread. An idle thread ends after 30 s and does not keep the process alive. */
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

  /** `warm` is cleared before terminating, so that a thread that is ending gets no further document. */
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
