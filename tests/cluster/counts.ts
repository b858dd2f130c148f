import type { Answer } from '../support/client.ts'

/** A span of time, in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

/** A request that was refused or got no response. */
export interface Refusal extends Span {
  retryAfter: string | null
  /** The request: the path of a read, or the kind of write. */
  what: string
}

/** The time from a write's response until a node returns the new content. */
export interface Propagation extends Span {
  node: string
  /** The age of the write when the last read without it began; 0 if the first read had it. */
  staleMs: number
}

export interface Counts {
  reads: number
  /** Reads with a status other than 200 and 503, with their responses. */
  failedReads: string[]
  /** Reads with status 503. */
  refusedReads: Refusal[]
  /** Successful writes. */
  writes: number
  /** Writes with status 503, which are retried. */
  refusals: Refusal[]
  /** Writes without a response, or with 502 or 504 from the proxy: retried, since they may have been carried out. */
  unanswered: Refusal[]
  /** Writes with any other status, which must not occur. */
  failedWrites: string[]
  /** One for each observed write and node. */
  propagations: Propagation[]
  /** Creates that were sent again with the same key after a successful response. */
  repeats: number
  /** Titles of entries that one create has created twice. */
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
  propagations: [],
  repeats: 0,
  duplicates: [],
})

/** A refusal, or a request without a response, that ends now. */
export const refusal = (answer: Answer | undefined, what: string, from: number): Refusal => ({
  from,
  to: Date.now(),
  retryAfter: answer?.headers.get('retry-after') ?? null,
  what,
})
