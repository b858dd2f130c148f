import { performance } from 'node:perf_hooks'

import type { Cluster } from './cluster.ts'
import type { Counts, Span } from './counts.ts'
import { startMixedLoad } from './mixed-load.ts'
import { until } from '../processes/program.ts'
import type { Happened, SoakResult } from './soak-result.ts'

/** The minimum numbers of reads and of observed writes between two events. */
const READS_BETWEEN = 100
const PROPAGATIONS_BETWEEN = 6

/** A create that a kill interrupted can be repeated with its key only after a minute. */
const GO_ON_MS = 120_000

/** Shorter than a lease (cms/locks): requests wait for the node, whose running writes keep their locks. */
const FROZEN_MS = 5000

/** An event during the load. */
interface Event extends Pick<Happened, 'name' | 'kind'> {
  happen: (cluster: Cluster) => Promise<void>
}

/** Events of normal operation: nodes are killed, frozen, updated or rolled back one by one, and the primary steps down. */
const eventsOf = (previous: string | undefined): readonly Event[] => [
  { name: 'node 1 killed', kind: 'node', happen: ({ nodes }) => nodes[0].kill() },
  {
    name: previous === undefined ? 'nodes started anew one by one' : 'nodes taken back to the previous version',
    kind: 'orderly',
    happen: ({ nodes }) => updateAll(nodes, previous),
  },
  { name: 'primary stepped down', kind: 'database', happen: ({ database }) => database.stepDown() },
  { name: 'nodes updated one by one', kind: 'orderly', happen: ({ nodes }) => updateAll(nodes) },
  { name: 'node 2 killed', kind: 'node', happen: ({ nodes }) => nodes[1].kill() },
  { name: 'node 1 frozen', kind: 'frozen', happen: ({ nodes }) => nodes[0].freeze(FROZEN_MS) },
]

const primaryKilled: Event = {
  name: 'primary killed',
  kind: 'database',
  happen: ({ database }) => database.killPrimary(),
}

async function updateAll(nodes: Cluster['nodes'], build?: string): Promise<void> {
  for (const node of nodes) await node.update(build)
}

/**
 * Reads and writes while these events happen in turn, until the time is over and each one has happened; finally the primary is killed,
 * which leaves the database without one for about ten seconds.
 *
 * @param previous the folder of the previous version's build, if there is one
 * @param tell called with a line about each event
 */
export async function soak(
  cluster: Cluster,
  cookie: string,
  minutes: number,
  previous: string | undefined,
  tell: (line: string) => void = () => {},
): Promise<SoakResult> {
  const started = performance.now()
  const end = started + minutes * 60_000
  const load = await startMixedLoad(cluster, cookie)
  const gaps = watchPrimary(cluster)
  const happened: Happened[] = []
  const goOn = async () => {
    const { reads, propagations } = load.counts
    const [enoughReads, enoughPropagations, before] = [
      reads + READS_BETWEEN,
      propagations.length + PROPAGATIONS_BETWEEN,
      load.underWay(),
    ]
    await until(
      'the load goes on',
      () => {
        // Writes that an event delays, for instance by a killed node's lease, must finish before the next event.
        const now = load.underWay()
        const isFree = ![...before].some((write) => now.has(write))
        return isFree && load.counts.reads >= enoughReads && load.counts.propagations.length >= enoughPropagations
      },
      GO_ON_MS,
    )
  }
  const carryOut = async ({ name, kind, happen }: Event) => {
    await goOn()
    tell(`${Math.round((performance.now() - started) / 1000)} s: ${name}; ${summary(load.counts)}`)
    const from = Date.now()
    await happen(cluster)
    happened.push({ name, kind, from, to: Date.now() })
  }
  do {
    for (const event of eventsOf(previous)) await carryOut(event)
  } while (performance.now() < end)
  const killed = Date.now()
  await carryOut(primaryKilled)
  await goOn()
  const remains = await load.stop()
  const duplicates = [...load.counts.duplicates, ...remains.duplicates]
  const seconds = (performance.now() - started) / 1000
  return { ...load.counts, ...remains, duplicates, seconds, happened, gaps: await gaps.stop(), killed }
}

const summary = ({ reads, failedReads, refusedReads, writes, refusals, unanswered }: Counts): string =>
  `${reads} reads, ${failedReads.length + refusedReads.length} failed, ${writes} writes, ${refusals.length} refused, ${unanswered.length} unanswered`

/** Records the periods without a primary. */
function watchPrimary({ database }: Cluster): { stop: () => Promise<Span[]> } {
  const gaps: Span[] = []
  const state = { isOn: true }
  const watching = (async () => {
    let last = Date.now()
    let before: number | undefined
    while (state.isOn) {
      const now = await database.primary()
      const at = Date.now()
      // If the primary has changed since the last check, there was none for a time in between.
      if (now === undefined || (before !== undefined && before !== now)) gaps.push({ from: last, to: at })
      ;[last, before] = [at, now]
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return {
    stop: async () => {
      state.isOn = false
      await watching
      return gaps
    },
  }
}
