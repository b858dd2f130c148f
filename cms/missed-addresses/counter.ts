/** The most paths, requests of one client, and clients that are counted until the counts are stored: no client fills the list alone. */
const MAX_ADDRESSES = 200
const MAX_PER_CLIENT = 10
const MAX_CLIENTS = 5000

export interface Misses {
  count: number
  from: string
}

/** Counts in memory which paths were not found. */
export class MissCounter {
  private counted = new Map<string, Misses>()
  private clients = new Map<string, number>()

  /** @param from the host that led there; empty if none did */
  note(path: string, from: string, clientIp: string): void {
    const asked = (this.clients.get(clientIp) ?? 0) + 1
    if (asked > MAX_PER_CLIENT || (asked === 1 && this.clients.size >= MAX_CLIENTS)) return
    if (this.add(path, { count: 1, from })) this.clients.set(clientIp, asked)
  }

  /** Returns false if there are too many paths. */
  private add(path: string, { count, from }: Misses): boolean {
    const known = this.counted.get(path)
    if (!known && this.counted.size >= MAX_ADDRESSES) return false
    this.counted.set(path, { count: (known?.count ?? 0) + count, from: from || (known?.from ?? '') })
    return true
  }

  /** Returns what was counted since the last call, and forgets the clients. */
  take(): ReadonlyMap<string, Misses> {
    const taken = this.counted
    this.counted = new Map()
    this.clients = new Map()
    return taken
  }

  /** Counts again what could not be stored. */
  putBack(left: ReadonlyMap<string, Misses>): void {
    for (const [path, misses] of left) this.add(path, misses)
  }
}
