import { parentPort } from 'node:worker_threads'

import { convert } from './rich-text/convert.ts'

/** The thread in which long descriptions are converted; started by rich-text/thread.ts. */
parentPort?.on('message', (html: unknown) => parentPort?.postMessage(convert(String(html))))
