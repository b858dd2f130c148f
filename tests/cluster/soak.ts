import { performance } from 'node:perf_hooks'

import type { Cluster } from './cluster.ts'
import { type Counts, type Refusal, startMixedLoad } from './mixed-load.ts'
import { until } from './program.ts'

/** The driver waits this long for a primary before a write is refused, and the news of a new one takes a moment. */
const MARGIN_MS = 4000
/** Between two events so many more reads are answered. */
const READS_BETWEEN = 100

export interface SoakResult extends Counts {
  seconds: number
  /** What was done to the cluster, and how often. */
  events: Readonly<Record<string, number>>
  /** Acknowledged writes that cannot be read afterwards. */
  lost: string[]
  /** Refusals at times when there was a primary, and reads that were refused but when it was killed. */
  refusedForNothing: readonly Refusal[]
}

/** What can happen to a cluster that serves. */
type Event = (cluster: Cluster) => Promise<void>

/** What may happen on any day: nodes that die, are started anew and updated one by one, and a primary that steps down. */
const events: Readonly<Record<string, Event>> = {
  'node 1 killed': ({ nodes }) => nodes[0].kill(),
  'primary stepped down': ({ database }) => database.stepDown(),
  'node 2 killed': ({ nodes }) => nodes[1].kill(),
  'nodes updated one by one': async ({ nodes }) => {
    await nodes[0].update()
    await nodes[1].update()
  },
}

/**
 * Reads and writes while all of that happens in turn, until the time is over and each has happened at least once; at last the primary is
 * killed, which leaves the database without one for some ten seconds.
 *
 * @param tell is told of each event
 */
export async function soak(
  cluster: Cluster,
  cookie: string,
  minutes: number,
  tell: (line: string) => void = () => {},
): Promise<SoakResult> {
  const started = performance.now()
  const end = started + minutes * 60_000
  const load = await startMixedLoad(cluster, cookie)
  const gaps = watchPrimary(cluster)
  const done: Record<string, number> = {}
  const moreReads = async () => {
    const { reads } = load.counts
    await until('more reads', () => load.counts.reads >= reads + READS_BETWEEN)
  }
  const carryOut = async (name: string, happen: Event) => {
    await moreReads()
    tell(`${Math.round((performance.now() - started) / 1000)} s: ${name}; ${summary(load.counts)}`)
    await happen(cluster)
    done[name] = (done[name] ?? 0) + 1
  }
  do {
    for (const [name, happen] of Object.entries(events)) await carryOut(name, happen)
  } while (performance.now() < end)
  const killed = Date.now()
  await carryOut('primary killed', ({ database }) => database.killPrimary())
  await moreReads()
  const lost = await load.stop()
  const without = await gaps.stop()
  return {
    ...load.counts,
    seconds: (performance.now() - started) / 1000,
    events: done,
    lost,
    refusedForNothing: [
      ...load.counts.refusals.filter((refusal) => !without.some((gap) => overlaps(gap, refusal))),
      ...load.counts.refusedReads.filter(
        (refusal) => refusal.from < killed || !without.some((gap) => overlaps(gap, refusal)),
      ),
    ],
  }
}

const summary = ({ reads, failedReads, refusedReads, writes, refusals, unanswered }: Counts): string =>
  `${reads} reads, ${failedReads.length + refusedReads.length} failed, ${writes} writes, ${refusals.length} refused, ${unanswered} unanswered`

type Gap = Pick<Refusal, 'from' | 'to'>

const overlaps = (gap: Gap, { from, to }: Gap): boolean => from <= gap.to + MARGIN_MS && to >= gap.from

/** Notes when there was no primary. */
function watchPrimary({ database }: Cluster): { stop: () => Promise<Gap[]> } {
  const gaps: Gap[] = []
  const state = { isOn: true }
  const watching = (async () => {
    let last = Date.now()
    let before: number | undefined
    while (state.isOn) {
      const now = await database.primary()
      const at = Date.now()
      // Another primary than the last time: between the two looks there was none.
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

/** The result as lines. */
export function described(result: SoakResult): string {
  const { seenMs, refusals, failedReads, failedWrites, lost } = result
  const seen = seenMs.toSorted((a, b) => a - b)
  const part = (share: number) => Math.round(seen[Math.min(Math.floor(seen.length * share), seen.length - 1)] ?? 0)
  return [
    `${Math.round(result.seconds)} s; ${Object.entries(result.events)
      .map(([name, times]) => `${times} x ${name}`)
      .join(', ')}`,
    `reads: ${result.reads} through the proxy, ${failedReads.length} failed, ${result.refusedReads.length} refused when the primary was killed`,
    ...failedReads.slice(0, 10).map((line) => `  ${line}`),
    `writes: ${result.writes} acknowledged, ${lost.length} lost, ${failedWrites.length} failed, ${result.unanswered} unanswered and repeated`,
    ...[...lost, ...failedWrites].slice(0, 10).map((line) => `  ${line}`),
    `refused with 503: ${refusals.length}, of them ${result.refusedForNothing.length} while there was a primary`,
    ...result.refusedForNothing.slice(0, 10).map(({ from, to, what }) => `  ${what}, after ${to - from} ms`),
    `seen on both nodes: ${seen.length} writes, half within ${part(0.5)} ms, 99 % within ${part(0.99)} ms, all within ${part(1)} ms`,
  ].join('\n')
}

/** Whether nobody noticed: what docs/faults.md promises. */
export const isSound = (result: SoakResult): boolean =>
  [result.failedReads, result.lost, result.failedWrites, result.refusedForNothing].every((list) => list.length === 0) &&
  [...result.refusals, ...result.refusedReads].every(({ retryAfter }) => retryAfter !== null)
