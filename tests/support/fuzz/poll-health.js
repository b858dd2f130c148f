import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A worker thread that requests /api/health every ten milliseconds and records the times: the first cell is the number of calls, the second
 * the start of the pending one, followed by a ring of pairs of start and end.
 *
 * @type {{ port: number, times: Float64Array<SharedArrayBuffer> }}
 */
const { port, times } = workerData
const PAUSE_MS = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const now = () => performance.timeOrigin + performance.now()

let goesOn = true
parentPort?.once('message', () => {
  goesOn = false
  agent.destroy()
})

function poll() {
  if (!goesOn) return
  const started = now()
  times[1] = started
  const over = () => {
    const place = 2 + 2 * ((times[0] ?? 0) % ((times.length - 2) / 2))
    times[place] = started
    times[place + 1] = now()
    times[0] = (times[0] ?? 0) + 1
    times[1] = 0
    setTimeout(poll, PAUSE_MS)
  }
  get({ host: '127.0.0.1', port, path: '/api/health', agent }, (answer) => {
    answer.resume().once('close', over)
  }).once('error', over)
}

poll()
