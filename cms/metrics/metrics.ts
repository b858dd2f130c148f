import type { IncomingMessage, ServerResponse } from 'node:http'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { BuildInfo } from '#cms/common/build-info.ts'
import { routeClass } from './route-class.ts'

/** Read whenever the metrics are collected. */
export interface GaugeSources {
  cacheSize: () => { entries: number; bytes: number }
  /** Received pictures waiting for decoding, including the current one. */
  picturesWaiting: () => number
  /** The state of the bucket; undefined without one. */
  storageState: () => 'ok' | 'unavailable' | undefined
}

type Instruments = ReturnType<typeof createInstruments>
let instruments: Instruments | undefined

/** Starts collecting metrics; before this call the functions below do nothing. */
export function startMetrics(sources: GaugeSources, { version, commit = '' }: BuildInfo): Registry {
  const registry = new Registry()
  instruments = createInstruments(registry)
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the labels name what is served',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version, commit }, 1)
  gauge(registry, 'visitor_cache_entries', 'Cached responses for visitors', () => sources.cacheSize().entries)
  gauge(registry, 'visitor_cache_bytes', 'Memory of the cached responses', () => sources.cacheSize().bytes)
  gauge(registry, 'pictures_waiting', 'Uploaded pictures waiting to be decoded', sources.picturesWaiting)
  if (sources.storageState() !== undefined)
    gauge(registry, 'storage_reachable', 'Whether the bucket of pictures answers', () =>
      sources.storageState() === 'ok' ? 1 : 0,
    )
  return registry
}

function createInstruments(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    requests: counter('http_requests_total', 'Requests served', ['class', 'status']),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the request headers to the end of the response',
      labelNames: ['class'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    cacheReads: counter('visitor_cache_reads_total', 'Cacheable reads, by hit and miss', ['result']),
    signIns: counter('sign_ins_total', 'Attempts to sign in', ['result']),
    rejected: counter('requests_turned_away_total', 'Requests rejected because of overload', ['class']),
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

/** Counts a request and its duration (s) when it ends; status 0 if the client disconnected. */
export function measureRequest(req: IncomingMessage, res: ServerResponse): void {
  if (!instruments) return
  const { requests, seconds } = instruments
  const name = routeClass(req.url ?? '')
  const ended = seconds.startTimer({ class: name })
  res.once('close', () => {
    ended()
    requests.inc({ class: name, status: res.writableFinished ? res.statusCode : 0 })
  })
}

export const countCacheRead = (result: 'hit' | 'miss'): void => instruments?.cacheReads.inc({ result })

export const countSignIn = (result: 'succeeded' | 'failed' | 'limited'): void => instruments?.signIns.inc({ result })

export const countRejected = (target: string): void => instruments?.rejected.inc({ class: routeClass(target) })
