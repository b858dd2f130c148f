import type { Counts, Refusal, Propagation, Span } from './counts.ts'
import type { Remains } from './ledger.ts'

/** The time within which a write on one node must be visible on the other. */
const SEEN_MS = 1000
/** How long the driver waits for a primary before a write is refused, and until it knows the new one. */
const MARGIN_MS = 4000

/** An event that was caused in the cluster. */
export interface Happened extends Span {
  name: string
  /**
   * Decides which effects are allowed: a node that is stopped in order leaves no request without a response; a frozen node may refuse a
   * write whose database timeout has passed meanwhile.
   */
  kind: 'database' | 'node' | 'orderly' | 'frozen'
}

export interface SoakResult extends Counts, Remains {
  seconds: number
  happened: readonly Happened[]
  /** The periods without a primary. */
  gaps: readonly Span[]
  /** When the primary was killed. */
  killed: number
}

const overlaps = (one: Span, other: Span, margin = 0): boolean => other.from <= one.to + margin && other.to >= one.from

const isIn = (spans: readonly Span[], one: Span, margin = 0): boolean =>
  spans.some((span) => overlaps(span, one, margin))

/** Observed writes from times with a primary and without an event. */
const calmPropagations = ({ propagations, happened, gaps }: SoakResult): Propagation[] =>
  propagations.filter((propagation) => !isIn(happened, propagation) && !isIn(gaps, propagation, MARGIN_MS))

/** Refusals that nothing explains: those while there was a primary and no node was frozen, and reads before the primary was killed. */
function refusedForNothing({ refusals, refusedReads, happened, gaps, killed }: SoakResult): Refusal[] {
  const frozen = happened.filter(({ kind }) => kind === 'frozen')
  return [
    ...refusals.filter((one) => !isIn(gaps, one, MARGIN_MS) && !isIn(frozen, one)),
    ...refusedReads.filter((one) => one.from < killed || !isIn(gaps, one, MARGIN_MS)),
  ]
}

/** The last event before a time, with the time since, as text. */
function lastBefore(happened: readonly Happened[], at: number): string {
  const last = happened.findLast(({ from }) => from <= at)
  return last ? `, ${at - last.from} ms after: ${last.name}` : ''
}

const lines = (what: string, list: readonly string[]): string[] => list.map((one) => `${what}: ${one}`)

/** Violations even on a busy machine: lost content, undone deletions, failed reads. */
export const losses = (result: SoakResult): string[] => [
  ...lines('failed read', result.failedReads),
  ...lines('lost', result.lost),
  ...lines('deleted, and there again', result.revived),
  ...(result.writes === 0 ? ['nothing was written'] : []),
  ...(result.propagations.length === 0 ? ['no write was seen on the other node'] : []),
]

/** All violations of docs/faults.md. */
export function problems(result: SoakResult): string[] {
  const orderly = result.happened.filter(({ kind }) => kind === 'orderly')
  const lineOf = ({ what, from, to }: Refusal) => `${what}, after ${to - from} ms${lastBefore(result.happened, to)}`
  const calm = calmPropagations(result)
  return [
    ...lines('failed read', result.failedReads),
    ...lines('failed write', result.failedWrites),
    ...lines('lost', result.lost),
    ...lines('deleted, and there again', result.revived),
    ...lines('there twice', result.duplicates),
    ...lines('refused while there was a primary', refusedForNothing(result).map(lineOf)),
    ...lines(
      'refused without Retry-After',
      [...result.refusals, ...result.refusedReads].filter(({ retryAfter }) => retryAfter === null).map(lineOf),
    ),
    ...lines(
      'without an answer at an orderly update',
      result.unanswered.filter((one) => isIn(orderly, { from: one.to, to: one.to })).map(lineOf),
    ),
    ...lines(
      'not seen on a node',
      calm.filter(({ staleMs }) => staleMs > SEEN_MS).map(({ node, staleMs }) => `${node} after ${staleMs} ms`),
    ),
    ...(calm.length === 0 ? ['no write was seen on the other node'] : []),
    ...(result.repeats === 0 ? ['no create was repeated with its key'] : []),
  ]
}

/** The result as text. */
export function described(result: SoakResult): string {
  const waits = calmPropagations(result)
    .map(({ from, to }) => to - from)
    .sort((a, b) => a - b)
  const part = (share: number) => waits[Math.min(Math.floor(waits.length * share), waits.length - 1)] ?? 0
  const found = problems(result)
  const times = new Map<string, number>()
  for (const { name } of result.happened) times.set(name, (times.get(name) ?? 0) + 1)
  return [
    `${Math.round(result.seconds)} s; ${[...times].map(([name, count]) => `${count} x ${name}`).join(', ')}`,
    `reads: ${result.reads} through the proxy, ${result.failedReads.length} failed, ${result.refusedReads.length} refused`,
    `writes: ${result.writes} acknowledged, ${result.lost.length} lost, ${result.failedWrites.length} failed, ${result.refusals.length} refused, ${result.unanswered.length} unanswered and repeated`,
    `deletions: ${result.revived.length} undone; creates repeated with their key: ${result.repeats}, ${result.duplicates.length} there twice`,
    `seen on a node: ${waits.length} writes, half within ${part(0.5)} ms, 99 % within ${part(0.99)} ms, all within ${part(1)} ms`,
    found.length === 0 ? 'nothing that anybody could have noticed' : `${found.length} noticeable:`,
    ...found.slice(0, 20).map((line) => `  ${line}`),
  ].join('\n')
}
