import { parentPort, workerData } from 'node:worker_threads'

import { convert } from './rich-text/convert.ts'

/** The thread in which long descriptions are converted; started by rich-text/convert.ts. */
parentPort?.postMessage(convert(String(workerData)))
