import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A worker thread that requests a URL repeatedly on one connection. When it receives a message, it waits for the pending response and sends
 * the response times since the last message. It has a thread of its own, so that the work of the main thread does not delay the
 * measurement.
 *
 * @type {{ url: string, everyMs: number }}
 */
const { url, everyMs } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** @type {number[]} */
let waits = []
let isAsked = false

const ask = () => {
  const sent = performance.now()
  const answered = () => {
    waits.push(performance.now() - sent)
    if (isAsked) {
      parentPort?.postMessage(waits)
      waits = []
      isAsked = false
    }
    setTimeout(ask, everyMs)
  }
  get(url, { agent }, (res) => void res.resume().once('end', answered)).once('error', answered)
}

parentPort?.on('message', () => (isAsked = true))
ask()
