import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { fromHtml } from './from-html.ts'
import type { RichText } from './state.ts'
import { toHtml } from './to-html.ts'

export interface Converted {
  state: RichText
  html: string
}

/** Up to this many UTF-16 units a conversion takes a few milliseconds, whatever is in it. */
const AT_ONCE = 24_000

/** Reads HTML as rich text and writes it again. */
export const convert = (html: string): Converted => {
  const state = fromHtml(html)
  return { state, html: toHtml(state) }
}

/** As `convert`; long documents are converted in a thread of their own, so that nobody else waits. */
export const convertAside = (html: string): Promise<Converted> =>
  html.length <= AT_ONCE ? Promise.resolve(convert(html)) : inThread(html)

function inThread(html: string): Promise<Converted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.resolve(/* turbopackIgnore: true */ 'dist/server/rich-text-worker.js'), {
      workerData: html,
    })
    worker.once('message', (converted: Converted) => {
      resolve(converted)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the conversion thread ended early')))
  })
}
