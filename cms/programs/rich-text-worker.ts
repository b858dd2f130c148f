import { parentPort } from 'node:worker_threads'

import { toHtml } from '#contract/rich-text/to-html.ts'
import { convert, type Converted } from '#cms/rich-text/convert.ts'
import type { Task } from '#cms/rich-text/conversion-thread.ts'

const run = (task: Task): Converted =>
  'html' in task ? convert(task.html) : { stored: null, html: toHtml(task.structure) }

/** Entry point of the worker thread that converts long descriptions; started by rich-text/conversion-thread.ts. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage(run(task)))
