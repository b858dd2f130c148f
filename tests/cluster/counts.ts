import type { Answer } from '../support/client.ts'

/** A span of time, in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

/** A request that was refused or has got no answer. */
export interface Refusal extends Span {
  retryAfter: string | null
  /** The request: the path of a read, or the kind of write. */
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
  /** Writes that were answered 503, and are repeated later. */
  refusals: Refusal[]
  /** Writes without a response, or with 502 or 504 of the proxy: repeated, since it is unknown whether they were carried out. */
  unanswered: Refusal[]
  /** Writes that were refused with another status, which should not occur. */
  failedWrites: string[]
  /** One for each watched write and node. */
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

/** A refusal, or a request without a response, that has just ended. */
export const refusal = (answer: Answer | undefined, what: string, from: number): Refusal => ({
  from,
  to: Date.now(),
  retryAfter: answer?.headers.get('retry-after') ?? null,
  what,
})
