import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread that asks for one address over and over, on one connection. To any message it answers how long each answer took
 * since the last message, once the one that it waits for is there. On a thread of its own, so that what its owner sends and
 * reads meanwhile does not count.
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
