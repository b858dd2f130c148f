import { arrayOf, isRecord } from '#contract/narrow.ts'

/** A run of blocks of one version of a text beside the run of the other version that it is compared with; either may be empty. */
export interface ComparedPart {
  from: readonly unknown[]
  to: readonly unknown[]
}

/**
 * Payload's comparison takes time by the cube of the tokens between what two blocks begin and end with alike, and yields to no other request
 * meanwhile: about 0.2 s for so many tokens in each. Blocks that differ more are shown as removed and added.
 */
const TOKENS_MAX = 300

/**
 * Divides two versions of a rich text (Lexical's editor state) into parts whose comparison is quick: runs of equal blocks, and what differs
 * between them, block by block.
 *
 * @param tokensOf the tokens of a block as they are compared
 */
export function comparedParts(before: unknown, after: unknown, tokensOf: TokensOf): ComparedPart[] {
  const [from, to] = [blocksOf(before).map(keyed), blocksOf(after).map(keyed)]
  const parts: ComparedPart[] = []
  let [fromAt, toAt] = [0, 0]
  for (const run of [...equalRuns(from, to), { from: from.length, to: to.length, length: 0 }]) {
    const changed = { from: from.slice(fromAt, run.from), to: to.slice(toAt, run.to) }
    parts.push(...quickParts(valuesOf(changed), tokensOf))
    ;[fromAt, toAt] = [run.from + run.length, run.to + run.length]
    const equal = { from: from.slice(run.from, fromAt), to: to.slice(run.to, toAt) }
    if (run.length > 0) parts.push(valuesOf(equal))
  }
  return parts.length > 0 ? parts : [{ from: [], to: [] }]
}

type TokensOf = (block: unknown) => readonly string[]

interface Block {
  value: unknown
  /** Equal for blocks with the same content. */
  key: string
}

/** The blocks of a rich text. */
export function blocksOf(text: unknown): readonly unknown[] {
  const root = isRecord(text) ? text['root'] : undefined
  return isRecord(root) ? arrayOf(root['children']) : []
}

const keyed = (value: unknown): Block => ({ value, key: JSON.stringify(value) })

const valuesOf = ({ from, to }: { from: readonly Block[]; to: readonly Block[] }): ComparedPart => ({
  from: from.map(({ value }) => value),
  to: to.map(({ value }) => value),
})

interface Run {
  from: number
  to: number
  length: number
}

/** The runs of blocks that both versions have in the same order, found from the blocks that occur once in each (patience diff). */
function equalRuns(from: readonly Block[], to: readonly Block[]): Run[] {
  const isEqual = (one: number, other: number) => from[one] !== undefined && from[one].key === to[other]?.key
  const runs: Run[] = []
  let [fromFree, toFree] = [0, 0]
  for (const [one, other] of [[0, 0] as const, ...anchorsOf(from, to), [from.length - 1, to.length - 1] as const]) {
    if (one < fromFree || other < toFree || !isEqual(one, other)) continue
    let [first, last] = [0, 1]
    while (one - first > fromFree && other - first > toFree && isEqual(one - first - 1, other - first - 1)) first += 1
    while (isEqual(one + last, other + last)) last += 1
    runs.push({ from: one - first, to: other - first, length: first + last })
    ;[fromFree, toFree] = [one + last, other + last]
  }
  return runs
}

/** The places of blocks that occur once in each version and stand in the same order in both: the longest such sequence. */
function anchorsOf(from: readonly Block[], to: readonly Block[]): (readonly [from: number, to: number])[] {
  const [inFrom, inTo] = [placesOfUnique(from), placesOfUnique(to)]
  const pairs = [...inFrom].flatMap(([key, place]) => {
    const other = inTo.get(key)
    return other === undefined ? [] : [{ from: place, to: other }]
  })
  // The longest increasing subsequence: each pile has the pair that ends a sequence of its length at the earliest place.
  const piles: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, { to: place }] of pairs.entries()) {
    let [low, high] = [0, piles.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[piles[middle] ?? 0]?.to ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = piles[low - 1]
    piles[low] = index
  }
  const longest: (readonly [number, number])[] = []
  for (let index = piles.at(-1); index !== undefined; index = previous[index]) {
    const pair = pairs[index]
    if (pair) longest.unshift([pair.from, pair.to])
  }
  return longest
}

function placesOfUnique(blocks: readonly Block[]): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [place, { key }] of blocks.entries()) {
    if (places.has(key)) repeated.add(key)
    places.set(key, place)
  }
  for (const key of repeated) places.delete(key)
  return places
}

/** Compared together at most, which bounds how often the tokens of a block are looked at. */
const BLOCKS_MAX = 100

/** A part with the tokens of each of its blocks. */
interface Tokenized extends ComparedPart {
  fromTokens: readonly (readonly string[])[]
  toTokens: readonly (readonly string[])[]
}

/**
 * What differs between two runs of equal blocks: block by block, of which so many are one part as are quickly compared; then what only one
 * of them has.
 */
function quickParts({ from, to }: ComparedPart, tokensOf: TokensOf): ComparedPart[] {
  const paired = Math.min(from.length, to.length)
  const parts: ComparedPart[] = []
  let part: Tokenized = { from: [], to: [], fromTokens: [], toTokens: [] }
  for (let n = 0; n < paired; n += 1) {
    const [one, other] = [from[n], to[n]]
    const pair = { from: [one], to: [other], fromTokens: [tokensOf(one)], toTokens: [tokensOf(other)] }
    const longer = {
      from: [...part.from, one],
      to: [...part.to, other],
      fromTokens: [...part.fromTokens, ...pair.fromTokens],
      toTokens: [...part.toTokens, ...pair.toTokens],
    }
    if (part.from.length < BLOCKS_MAX && isQuick(longer)) part = longer
    else if (isQuick(pair)) {
      parts.push(part)
      part = pair
    } else {
      parts.push(part, { from: pair.from, to: [] }, { from: [], to: pair.to })
      part = { from: [], to: [], fromTokens: [], toTokens: [] }
    }
  }
  parts.push(part, { from: from.slice(paired), to: to.slice(paired) })
  return parts.flatMap((one) => (one.from.length > 0 || one.to.length > 0 ? { from: one.from, to: one.to } : []))
}

function isQuick({ fromTokens, toTokens }: Tokenized): boolean {
  const [from, to] = [fromTokens.flat(), toTokens.flat()]
  const shorter = Math.min(from.length, to.length)
  let [start, end] = [0, 0]
  while (start < shorter && from[start] === to[start]) start += 1
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  return (from.length - start - end) * (to.length - start - end) <= TOKENS_MAX ** 2
}
