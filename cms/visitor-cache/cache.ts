import { contentTag } from '#cms/api/tag.ts'
import { encode, type Encoding } from './encoding.ts'
import type { Revision } from './revision.ts'

/** An answer as it was computed. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** A kept answer: its bytes in each encoding that was asked for so far. */
export interface Kept {
  headers: Readonly<Record<string, string>>
  /** Of the identity bytes, without quotes and suffix. */
  tag: string
  identity: Buffer
  /** Undefined in it: not worth encoding. */
  encoded: Map<Encoding, Promise<Buffer | undefined>>
  ready: Map<Encoding, Buffer>
  /** As they were last sent. */
  heads: Map<Encoding, Head>
}

/** The headers of a kept answer in one encoding, as names and values in turn, which is what Node writes fastest. */
export interface Head {
  /** What every answer carries, as it was given; the same again makes the same head. */
  always: Readonly<Record<string, string>>
  tag: string
  found: readonly string[]
  unchanged: readonly string[]
}

/** For maps, strings and headers of an entry, roughly. */
const OVERHEAD_BYTES = 2048

interface Entry {
  kept: Kept
  revision: number
  bytes: number
  /** By the clock that nobody sets. */
  until: number
}

/**
 * Answers for visitors, kept until the content changes. Bounded in bytes; the least recently used goes first. Many
 * requests for one missing answer compute it once, and none joins a computation begun before the latest write.
 */
export class VisitorCache {
  private readonly entries = new Map<string, Entry>()
  private readonly underWay = new Map<string, Promise<Answer | Kept>>()
  private bytes = 0

  constructor(
    private readonly revision: Revision,
    private readonly maxBytes: number,
    private readonly maxAgeMs = Number.POSITIVE_INFINITY,
  ) {}

  find(key: string): Kept | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    if (entry.revision !== this.revision.current() || entry.until <= performance.now()) {
      this.bytes -= entry.bytes
      return undefined
    }
    this.entries.set(key, entry)
    return entry.kept
  }

  /**
   * The kept answer, or a computed one, kept if it may be: a success that anyone may keep.
   *
   * @param target who asks for the same shares one computation: what turns out not to be kept, such as a redirect, may
   *   depend on more than the key; undefined for callers whose answer may turn out to be theirs alone
   */
  load(key: string, target: string | undefined, compute: () => Promise<Answer>): Promise<Answer | Kept> {
    const found = this.find(key)
    if (found) return Promise.resolve(found)
    const revision = this.revision.current()
    if (target === undefined) return this.computeAndKeep(key, revision, compute)
    const name = `${revision} ${target}`
    const joined = this.underWay.get(name)
    if (joined) return joined
    const work = this.computeAndKeep(key, revision, compute).finally(() => this.underWay.delete(name))
    this.underWay.set(name, work)
    return work
  }

  /** The bytes in an encoding; identity where another is not worth it. */
  async bytesOf(key: string, kept: Kept, encoding: Encoding): Promise<{ encoding: Encoding; bytes: Buffer }> {
    if (encoding === 'identity') return { encoding, bytes: kept.identity }
    let work = kept.encoded.get(encoding)
    if (!work) {
      work = encode(kept.identity, encoding).then((bytes) => {
        if (bytes) {
          kept.ready.set(encoding, bytes)
          this.grow(key, kept, bytes.length)
        }
        return bytes
      })
      kept.encoded.set(encoding, work)
    }
    const bytes = await work
    return bytes ? { encoding, bytes } : { encoding: 'identity', bytes: kept.identity }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes }
  }

  private async computeAndKeep(key: string, revision: number, compute: () => Promise<Answer>): Promise<Answer | Kept> {
    const answer = await compute()
    if (answer.status !== 200 || !(answer.headers['cache-control'] ?? '').startsWith('public')) return answer
    const identity = Buffer.from(answer.body)
    const { etag: _own, ...headers } = answer.headers
    const kept: Kept = {
      headers,
      tag: contentTag(identity),
      identity,
      encoded: new Map(),
      ready: new Map(),
      heads: new Map(),
    }
    // A write came in while this was computed: it may show the content of before, and is not kept.
    if (revision !== this.revision.current()) return kept
    const old = this.entries.get(key)
    if (old) this.drop(key, old)
    const bytes = identity.length + OVERHEAD_BYTES
    this.entries.set(key, { kept, revision, bytes, until: performance.now() + this.maxAgeMs })
    this.bytes += bytes
    this.shrink()
    return kept
  }

  private grow(key: string, kept: Kept, bytes: number): void {
    const entry = this.entries.get(key)
    if (entry?.kept !== kept) return
    entry.bytes += bytes
    this.bytes += bytes
    this.shrink()
  }

  private shrink(): void {
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
