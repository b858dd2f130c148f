import type { Answer } from '../support/client.ts'

/** From when to when, in milliseconds of the clock. */
export interface Span {
  from: number
  to: number
}

/** A request that was refused or has got no answer. */
export interface Refusal extends Span {
  retryAfter: string | null
  /** Which request it was. */
  what: string
}

/** A write as seen on the other side: from its answer until a node answered with it. */
export interface Sight extends Span {
  node: string
  /** How old the write was when the last read began that was answered without it; 0 if the first read had it. */
  staleMs: number
}

export interface Counts {
  reads: number
  /** Reads with any other status than 200 and 503, and what they answered. */
  failedReads: string[]
  /** Reads that were answered 503. */
  refusedReads: Refusal[]
  /** Writes that were answered with success. */
  writes: number
  /** Answered 503, to be repeated later. */
  refusals: Refusal[]
  /** Without an answer, or with 502 and 504 of the proxy: repeated, as it is not known whether they were done. */
  unanswered: Refusal[]
  /** Refused for another reason: none should be. */
  failedWrites: string[]
  /** One for each write and node. */
  sights: Sight[]
  /** Creates that were repeated with their key once they had been acknowledged. */
  repeats: number
  /** Second entries of one create, by its title. */
  duplicates: string[]
}

export const noCounts = (): Counts => ({
  reads: 0,
  failedReads: [],
  refusedReads: [],
  writes: 0,
  refusals: [],
  unanswered: [],
  failedWrites: [],
  sights: [],
  repeats: 0,
  duplicates: [],
})

/** A refusal, or a request without an answer, that has just come to its end. */
export const refusal = (answer: Answer | undefined, what: string, from: number): Refusal => ({
  from,
  to: Date.now(),
  retryAfter: answer?.headers.get('retry-after') ?? null,
  what,
})
