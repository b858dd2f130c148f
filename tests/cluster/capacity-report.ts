import type { Footprint } from './footprint.ts'

/** Pages per visitor. */
const PAGES = 5
/** Further requests per page: pictures, and responses from a node's cache (lists, scripts). */
const PICTURES = 2
const CACHED = 2
/** The share of pages that miss a node's cache, after a change or a start. */
const MISSED = 0.05
/** The share of a day's page views in its busiest hour. */
const BUSIEST = 0.1
/** Nodes are planned for this share of their capacity. */
const USED = 0.5

const VISITORS = [1e5, 1e6, 1e7, 1e8]
/** Shares of requests that a CDN serves. */
const HIT_RATES = [0, 0.9, 0.99]
/** The time in seconds for which a CDN caches a response (SHARED_CACHE=60/300). */
const CACHED_SECONDS = 60
/** Requests per second for one URL at one location of a CDN. */
const ASKED = [0.02, 0.1, 1, 10]

/** How often a node reads the revision (cms/visitor-cache/shared-revision.ts). */
const POLLS_A_SECOND = 2.5
const SITES = 100

export interface Rate {
  what: 'cached page' | 'missed page' | 'missed list' | 'search' | 'picture' | 'write'
  /** Responses per second of one node, and of both together. */
  one: number
  both: number
  /** Processor time of one node per response, in milliseconds. */
  cpu: number
}

/** The measurements, with the day and the machine. */
export interface Figures {
  day: string
  machine: string
  rates: readonly Rate[]
  /** Processor time of an idle node, in seconds per second. */
  idleShare: number
  /** One node before any load, and after a load of it alone. */
  idle: Footprint
  one: Footprint
  /** Both nodes after a load of both. */
  both: readonly Footprint[]
}

const names: Readonly<Record<Rate['what'], string>> = {
  'cached page': "page in the node's cache (`/services`)",
  'missed page': 'page that is not in it (`/search`)',
  'missed list': 'list that is not in it (`/api/service/?q=`)',
  search: 'search (`/api/search`)',
  picture: 'picture from the bucket (800 × 600)',
  write: 'write (`POST /api/faq/`, w: majority)',
}

/** The section of docs/scaling.md with these figures and what follows from them. */
export function report(figures: Figures): string {
  const { day, machine, rates, idleShare, idle, one, both } = figures
  const cpuOf = (name: Rate['what']) => rates.find(({ what }) => what === name)?.cpu ?? Number.NaN
  const polls = [row('asking for the revision, jobs and timers', '', '', `${number(idleShare * 1000)} ms a second`)]
  return [
    `Measured on ${day}: ${machine}.`,
    table(
      ['Answers a second', 'One node', 'Two nodes, the same cores', 'Processor time of the node for each'],
      [
        ...rates.map(({ what, one: alone, both: together, cpu }) =>
          row(names[what], number(alone), number(together), `${number(cpu)} ms`),
        ),
        ...polls,
      ],
    ),
    table(
      ['Of a node', 'Before any load', 'After the load of one', 'After the load of both'],
      [
        row('memory', mega([idle]), mega([one]), mega(both)),
        row('connections to MongoDB', connections([idle]), connections([one]), connections(both)),
      ],
    ),
    table(
      ['Visitors a day', 'CDN answers', 'Requests a second at the peak', 'Cores busy', 'Nodes of one core'],
      VISITORS.flatMap((visitors) => HIT_RATES.map((hits) => visitorsRow(visitors, hits, cpuOf))),
    ),
    table(
      ['Requests a second for an address', 'CDN answers'],
      ASKED.map((rate) => row(number(rate), percent(hitRate(rate)))),
    ),
    table(
      [`${SITES} sites of two nodes that nobody asks`, ''],
      [
        row('memory', `${number((2 * SITES * idle.megabytes) / 1000)} GB`),
        row('connections to MongoDB', number(2 * SITES * idle.connections)),
        row('reads of the primary for revisions', `${number(2 * SITES * POLLS_A_SECOND)} a second`),
        row('cores busy', number(2 * SITES * idleShare)),
      ],
    ),
  ].join('\n\n')
}

/** The peak load if a CDN serves this share of requests; the share of cache misses among the others stays the same. */
function visitorsRow(visitors: number, hits: number, cpuOf: (name: Rate['what']) => number): string {
  const pages = peakRate(visitors, PAGES) * (1 - hits)
  const requests = pages * (1 + PICTURES + CACHED)
  const page = (1 - MISSED) * cpuOf('cached page') + MISSED * cpuOf('missed page')
  const busy = (pages * (page + PICTURES * cpuOf('picture') + CACHED * cpuOf('cached page'))) / 1000
  return row(
    number(visitors),
    percent(hits),
    number(requests),
    number(busy),
    number(Math.max(2, Math.ceil(busy / USED))),
  )
}

/** Pages per second in the busiest hour. */
const peakRate = (visitorsADay: number, pagesEach: number): number => (visitorsADay * pagesEach * BUSIEST) / 3600

/** The share of requests that a CDN serves: it fetches a URL once per caching period. */
const hitRate = (rate: number): number => Math.max(0, 1 - 1 / (rate * CACHED_SECONDS))

const number = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
const percent = (share: number): string => `${number(share * 100)} %`
const mega = (all: readonly Footprint[]): string => `${all.map(({ megabytes }) => number(megabytes)).join(' and ')} MB`
const connections = (all: readonly Footprint[]): string => all.map((each) => number(each.connections)).join(' and ')

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
