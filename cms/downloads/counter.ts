/** Counts in memory: a document's id and how often it was downloaded. */
export class DownloadCounter {
  private counted = new Map<string, number>()

  add(id: string, times = 1): void {
    this.counted.set(id, (this.counted.get(id) ?? 0) + times)
  }

  /** Returns what was counted since the last call, and starts anew. */
  take(): ReadonlyMap<string, number> {
    const taken = this.counted
    this.counted = new Map()
    return taken
  }

  /** Puts back what could not be stored. */
  putBack(taken: ReadonlyMap<string, number>): void {
    for (const [id, times] of taken) this.add(id, times)
  }
}

/** User agents of programs such as crawlers and monitors; Cubot is a make of phones. All others count as readers. */
const PROGRAMS = /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor/i

/** The facts that decide whether a response is a download by a visitor. */
interface Sent {
  method: string
  status: number
  /** The size of the whole file. */
  bytes: number
  /** The range that is sent, both ends included. */
  range?: { start: number; end: number } | undefined
  userAgent?: string | undefined
}

/** Whether a response sends the whole file to a reader. Further parts of a download, HEAD requests and 304 do not count. */
export const isDownload = ({ method, status, bytes, range, userAgent = '' }: Sent): boolean =>
  method === 'GET' &&
  (status === 200 || (status === 206 && range?.start === 0 && range.end === bytes - 1)) &&
  !PROGRAMS.test(userAgent)
