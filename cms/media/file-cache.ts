import type { StoredFile } from './media-store.ts'

/** A file read whole. */
export interface WholeFile extends StoredFile {
  content: Buffer
}

interface Entry extends WholeFile {
  /** Monotonic time, ms. */
  checkedAt: number
}

/** Larger files are not cached. */
export const MAX_CACHED_BYTES = 128 * 1024

/** Another node may have removed a file: it is looked for again after this time. */
const CHECK_AFTER_MS = 60_000

/**
 * Least recently used cache of small files by name, whose content never changes. Concurrent reads of one file share a request.
 *
 * @param maxBytes of all files together
 */
export class FileCache {
  private readonly entries = new Map<string, Entry>()
  private readonly pending = new Map<string, Promise<WholeFile | undefined>>()
  private bytes = 0

  constructor(
    private readonly maxBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * The cached file, if it still exists; undefined if it is not cached.
   *
   * @param exists is asked once a minute; if it fails, the file is taken to exist
   */
  async find(name: string, exists: () => Promise<unknown>): Promise<WholeFile | undefined> {
    const entry = this.entries.get(name)
    if (!entry) return undefined
    if (this.now() - entry.checkedAt > CHECK_AFTER_MS) {
      entry.checkedAt = this.now()
      const isGone = await exists().then(
        (found) => found === undefined,
        () => false,
      )
      if (isGone) this.remove(name)
    }
    if (this.entries.get(name) !== entry) return undefined
    this.entries.delete(name)
    this.entries.set(name, entry)
    return entry
  }

  /** Reads a file and caches it, unless it is removed meanwhile. */
  load(name: string, read: () => Promise<WholeFile | undefined>): Promise<WholeFile | undefined> {
    const shared = this.pending.get(name)
    if (shared) return shared
    const work = read()
      .then((file) => {
        if (file && this.pending.get(name) === work) this.store(name, file)
        return file
      })
      .finally(() => {
        if (this.pending.get(name) === work) this.pending.delete(name)
      })
    this.pending.set(name, work)
    return work
  }

  remove(name: string): void {
    this.pending.delete(name)
    const entry = this.entries.get(name)
    if (!entry) return
    this.entries.delete(name)
    this.bytes -= entry.bytes
  }

  private store(name: string, file: WholeFile): void {
    this.remove(name)
    this.entries.set(name, { ...file, checkedAt: this.now() })
    this.bytes += file.bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.remove(oldest)
    }
  }
}
