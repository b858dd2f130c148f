import { contentTag } from '#cms/common/etag.ts'
import type { PreparedResponse } from '#cms/internals/node-http.ts'
import { encode, type Encoding } from './encoding.ts'
import type { Revision } from './revision.ts'

/** A response as computed. */
export interface RenderedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** A cached response with its bytes in each encoding requested so far. */
export interface CachedResponse {
  key: string
  status: number
  headers: Readonly<Record<string, string>>
  /** ETag of the identity encoding, without quotes and suffix; undefined if clients must not store the response. */
  tag: string | undefined
  identity: Buffer
  /** Encodings in progress; each resolves to undefined, and remains, if compression does not pay off. */
  encoding: Map<Encoding, Promise<Buffer | undefined>>
  encoded: Map<Encoding, Buffer>
  /** The headers as last sent. */
  headersByEncoding: Map<Encoding, CachedHeaders>
}

/** A cached response's headers in one encoding. */
export interface CachedHeaders {
  /** The headers of every response; compared by identity to reuse this object. */
  common: Readonly<Record<string, string>>
  tag: string | undefined
  ok: PreparedHeaders
  /** The headers of the response to HEAD. */
  withoutBody: PreparedHeaders
  /** Undefined if no client can have it. */
  notModified: PreparedHeaders | undefined
}

export interface PreparedHeaders extends PreparedResponse {
  /** Alternating names and values, which Node writes fastest. */
  list: readonly string[]
}

export const isCached = (response: RenderedResponse | CachedResponse): response is CachedResponse => 'tag' in response

export const isPublic = ({ status, headers }: Pick<RenderedResponse, 'status' | 'headers'>): boolean =>
  status === 200 && (headers['cache-control'] ?? '').startsWith('public')

/** The tag in a strong ETag that the response has already. */
const tagOf = (etag: string | undefined): string | undefined => /^"([\w-]+)"$/.exec(etag ?? '')?.[1]

/** Statuses that are cached for a page that is the same for all requests with its key (`isShared`). */
const sharedStatuses: ReadonlySet<number> = new Set([200, 404, 410])

/** Estimated memory of an entry besides its bytes. */
const OVERHEAD_BYTES = 2048

/** An entry that is read is moved to the end of those to be evicted at most this often: moving takes time. */
const MOVE_AFTER_MS = 1000

interface Entry {
  response: CachedResponse
  /** Monotonic time, ms. */
  movedAt: number
  revision: number
  bytes: number
  /** Monotonic time, ms. */
  expiresAt: number
}

/**
 * LRU cache of responses for visitors, limited in bytes; a content change invalidates all entries. Concurrent requests for a
 * missing response share one computation, unless it was started before the latest write.
 */
export class VisitorCache {
  private readonly entries = new Map<string, Entry>()
  private readonly pending = new Map<string, Promise<RenderedResponse | CachedResponse>>()
  private bytes = 0

  /**
   * @param withSharedCacheHeaders computes a response and adds headers for caches in front of the site; if `isCurrent` is false
   *   afterwards, the headers forbid storing it
   */
  constructor(
    private readonly revision: Revision,
    private readonly maxBytes: number,
    private readonly maxAgeMs = Number.POSITIVE_INFINITY,
    private readonly withSharedCacheHeaders: (
      compute: () => Promise<RenderedResponse | CachedResponse>,
      isCurrent: () => boolean,
    ) => Promise<RenderedResponse | CachedResponse> = (compute) => compute(),
  ) {}

  find(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const now = performance.now()
    if (entry.revision !== this.revision.current() || entry.expiresAt <= now) {
      this.drop(key, entry)
      return undefined
    }
    if (now - entry.movedAt > MOVE_AFTER_MS) {
      entry.movedAt = now
      this.entries.delete(key)
      this.entries.set(key, entry)
    }
    return entry.response
  }

  /**
   * Returns the cached response or computes it; it is cached if it is a 200 with `Cache-Control: public`, or a 200, 404 or 410 that is
   * said to be the same for all requests with its key. What is computed may be another key's cached response.
   *
   * @param target requests with the same target share one computation: an uncacheable response, such as a redirect, may depend
   *   on more than the key; undefined if the response may be personal, then nothing is shared
   */
  load(
    key: string,
    target: string | undefined,
    compute: () => Promise<RenderedResponse | CachedResponse>,
    isShared = false,
  ): Promise<RenderedResponse | CachedResponse> {
    const found = this.find(key)
    if (found) return Promise.resolve(found)
    const revision = this.revision.current()
    if (target === undefined) return this.computeAndStore(key, revision, compute, isShared)
    const name = `${revision} ${target}`
    const shared = this.pending.get(name)
    if (shared) return shared
    const work = this.computeAndStore(key, revision, compute, isShared).finally(() => this.pending.delete(name))
    this.pending.set(name, work)
    return work
  }

  /** The bytes in an encoding; identity if compression does not pay off. */
  async encodedBytes(cached: CachedResponse, encoding: Encoding): Promise<{ encoding: Encoding; bytes: Buffer }> {
    if (encoding === 'identity') return { encoding, bytes: cached.identity }
    const ready = cached.encoded.get(encoding)
    if (ready) return { encoding, bytes: ready }
    let work = cached.encoding.get(encoding)
    if (!work) {
      work = encode(cached.identity, encoding).then((bytes) => {
        if (bytes) {
          cached.encoded.set(encoding, bytes)
          cached.encoding.delete(encoding)
          this.grow(cached, bytes.length)
        }
        return bytes
      })
      cached.encoding.set(encoding, work)
    }
    const bytes = await work
    return bytes ? { encoding, bytes } : { encoding: 'identity', bytes: cached.identity }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes }
  }

  private async computeAndStore(
    key: string,
    revision: number,
    compute: () => Promise<RenderedResponse | CachedResponse>,
    isShared: boolean,
  ): Promise<RenderedResponse | CachedResponse> {
    const response = await this.withSharedCacheHeaders(compute, () => revision === this.revision.current())
    if (isCached(response)) return response
    const { status } = response
    if (isShared ? !sharedStatuses.has(status) : !isPublic(response)) return response
    const identity = typeof response.body === 'string' ? Buffer.from(response.body) : response.body
    const { etag, ...headers } = response.headers
    const cached: CachedResponse = {
      key,
      status,
      headers,
      tag: isPublic(response) ? (tagOf(etag) ?? contentTag(identity)) : undefined,
      identity,
      encoding: new Map(),
      encoded: new Map(),
      headersByEncoding: new Map(),
    }
    // Changed during the computation: the response may be outdated and is not cached.
    if (revision !== this.revision.current()) return cached
    const old = this.entries.get(key)
    if (old) this.drop(key, old)
    const bytes = identity.length + OVERHEAD_BYTES
    const now = performance.now()
    this.entries.set(key, { response: cached, movedAt: now, revision, bytes, expiresAt: now + this.maxAgeMs })
    this.bytes += bytes
    this.evict()
    return cached
  }

  private grow(cached: CachedResponse, bytes: number): void {
    const entry = this.entries.get(cached.key)
    if (entry?.response !== cached) return
    entry.bytes += bytes
    this.bytes += bytes
    this.evict()
  }

  private evict(): void {
    for (const [key, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) return
      this.drop(key, entry)
    }
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }
}
