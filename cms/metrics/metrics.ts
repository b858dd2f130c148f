import type { IncomingMessage, ServerResponse } from 'node:http'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { routeClass } from './route-class.ts'

/** Read when the metrics are. */
export interface Sources {
  cacheSize: () => { entries: number; bytes: number }
  /** Pictures received that wait to be decoded, the one under way included. */
  picturesWaiting: () => number
}

type Measures = ReturnType<typeof makeMeasures>
let measures: Measures | undefined

/** From now on is counted what the functions below are told; before, they do nothing. */
export function startMeasuring(sources: Sources): Registry {
  const registry = new Registry()
  measures = makeMeasures(registry)
  collectDefaultMetrics({ register: registry })
  gauge(registry, 'visitor_cache_entries', 'Answers kept for visitors', () => sources.cacheSize().entries)
  gauge(registry, 'visitor_cache_bytes', 'Memory that they take', () => sources.cacheSize().bytes)
  gauge(registry, 'pictures_waiting', 'Uploaded pictures that wait to be decoded', sources.picturesWaiting)
  return registry
}

function makeMeasures(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    requests: counter('http_requests_total', 'Requests answered', ['class', 'status']),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer',
      labelNames: ['class'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    cacheReads: counter('visitor_cache_reads_total', 'Reads that may be kept, by whether they were', ['result']),
    signIns: counter('sign_ins_total', 'Attempts to sign in', ['result']),
    turnedAway: counter('requests_turned_away_total', 'Requests refused because of the load', ['class']),
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => {
      made.set(read())
    },
  })
}

/** Counts a request once it is over; one whose client left has status 0. */
export function measureRequest(req: IncomingMessage, res: ServerResponse): void {
  if (!measures) return
  const { requests, seconds } = measures
  const name = routeClass(req.url ?? '')
  const ended = seconds.startTimer({ class: name })
  res.once('close', () => {
    ended()
    requests.inc({ class: name, status: res.writableFinished ? res.statusCode : 0 })
  })
}

export const countCacheRead = (result: 'hit' | 'miss'): void => measures?.cacheReads.inc({ result })

export const countSignIn = (result: 'succeeded' | 'failed' | 'limited'): void => measures?.signIns.inc({ result })

export const countTurnedAway = (target: string): void => measures?.turnedAway.inc({ class: routeClass(target) })
