import fc from 'fast-check'

import { requests } from './arbitrary-requests.ts'
import type { Violation } from './oracle.ts'
import { type Requester, lineOf, type Sent } from './request.ts'
import { faultsOf, type Searched, tried } from './search.ts'
import { now } from './stalls.ts'

/** A request that breaks a rule, shrunk by fast-check. */
export interface Finding {
  line: string
  violations: readonly Violation[]
  /** The seed and path that reproduce it in fast-check. */
  seed: number
  path: string
}

/** A finding as lines: the request, the violations, and the seed and path. */
export const textOf = ({ line, violations, seed, path }: Finding): string =>
  [
    line,
    ...violations.map(({ rule, place, detail }) => `  ${rule} (${place}): ${detail}`),
    `  seed ${seed} path ${path}`,
  ].join('\n')

/** The findings, and the number of requests sent. */
export interface Outcome {
  findings: readonly Finding[]
  tried: number
}

interface Round {
  callers: readonly Requester[]
  seed: number
  seconds: number
  /** Rules and places that are already reported, so that each is reported once. */
  known: Set<string>
}

const MOST_MS_TO_SHRINK = 6000
const REQUESTS_BETWEEN_LOOKS = 400

const keyOf = ({ rule, place }: Violation): string => `${rule} ${place}`

/** Searches for the given time, and continues after each finding. */
export async function search(searched: Searched, { callers, seed, seconds, known }: Round): Promise<Outcome> {
  const findings: Finding[] = []
  const end = now() + seconds * 1000
  const all = requests(searched.fixture.rules.endpoints, callers)
  const outsiders = callers.every((caller) => caller === 'visitor' || caller === 'ended')
  let count = 0
  let before = outsiders ? await searched.fixture.contents() : ''
  for (let n = 0; now() < end; n += 1) {
    const sentNow: Sent[] = []
    let smallest: { sent: Sent; violations: Violation[] } | undefined
    let shrinksUntil = Infinity
    let suspects: Sent[] = []
    const property = fc.asyncProperty(all, async (sent) => {
      if (now() > shrinksUntil) return true
      count += 1
      sentNow.push(sent)
      const { violations } = await tried(searched, sent)
      const wanted = smallest && new Set(smallest.violations.map(keyOf))
      const fresh = violations.filter((one) => (wanted ? wanted.has(keyOf(one)) : !known.has(keyOf(one))))
      if (fresh.length === 0) return true
      if (!smallest) {
        shrinksUntil = now() + MOST_MS_TO_SHRINK
        suspects = sentNow.slice(-4).toReversed()
      }
      smallest = { sent, violations: fresh }
      return false
    })
    const details = await fc.check(property, {
      seed: seed + n,
      numRuns: REQUESTS_BETWEEN_LOOKS,
      interruptAfterTimeLimit: Math.max(1, end - now()),
      markInterruptAsFailure: false,
    })
    if (smallest) {
      const { sent, violations }: { sent: Sent; violations: Violation[] } = smallest
      for (const one of violations) known.add(keyOf(one))
      const line = await culprit(searched, violations, [sent, ...suspects])
      findings.push({ line, violations, seed: details.seed, path: details.counterexamplePath ?? '' })
    }
    await searched.fixture.renew()
    if (!outsiders) continue
    const after = await searched.fixture.contents()
    if (after !== before) findings.push(...(await changing(searched, sentNow, after, seed + n)))
    before = await searched.fixture.contents()
  }
  return { findings, tried: count }
}

/**
 * The request that caused the violations. A line may be logged during a later request, so the candidates are sent again until one logs it.
 */
async function culprit(
  searched: Searched,
  violations: readonly Violation[],
  [sent, ...before]: readonly [Sent, ...Sent[]],
): Promise<string> {
  const isLogged = (one: Violation) => one.rule === 'logged'
  if (!violations.every(isLogged)) return lineOf(sent)
  for (const suspect of [sent, ...before]) {
    const kinds = new Set((await faultsOf(searched, suspect)).map(({ kind }) => kind))
    if (violations.some(({ place }) => kinds.has(place))) return lineOf(suspect)
  }
  return ['not found again; one of', sent, ...before]
    .map((one) => (typeof one === 'string' ? one : lineOf(one)))
    .join('\n  ')
}

/** The requests that change content which only staff may change, found by sending each one again. */
async function changing(
  searched: Searched,
  sent: readonly Sent[],
  contents: string,
  seed: number,
): Promise<readonly Finding[]> {
  let before = contents
  for (const one of sent) {
    await tried(searched, one)
    const after = await searched.fixture.contents()
    const violation = { rule: 'changed', place: one.target, detail: firstDifference(before, after) }
    if (after !== before) return [{ line: lineOf(one), violations: [violation], seed, path: '' }]
    before = after
  }
  const violation = { rule: 'changed', place: 'unknown', detail: `by one of ${sent.length}, and not once more` }
  return [{ line: 'unknown', violations: [violation], seed, path: '' }]
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at] && at < one.length) at += 1
  return `${one.slice(Math.max(0, at - 60), at + 60)} became ${other.slice(Math.max(0, at - 60), at + 60)}`
}
