/** Lines for later are formatted and written in blocks of this many. */
const BLOCK_LINES = 128
/** The longest time for which request lines wait for a block. */
const FLUSH_MS = 500
/** How long to wait before writing to a slow reader again. */
const RETRY_MS = 50
/** While this many bytes wait for a slow reader, further lines are dropped. */
const MAX_WAITING = 1_048_576
/** The process waits this long for a slow reader before it exits. */
const EXIT_MS = 1000
const EXIT_POLL_MS = 10

const NEWLINE = 10
const LINE_END = Uint8Array.of(NEWLINE)
/** The space for lines while the reader keeps up, in bytes. */
const SPACE = 65_536
/** The most bytes of a UTF-16 code unit in UTF-8. */
const MAX_BYTES = 3

/** The destination of log lines; see `createLogOutput`. */
export interface LogOutput {
  /** Writes a line, and all lines before it, at once. While the reader is slow they wait in memory; the call never blocks. */
  write: (line: string) => void
  /** Writes a line with the next block, after 0.5 s at the latest unless the reader is slow; it is formatted only then. */
  writeLater: (line: { toString: () => string }) => void
  /** Whether the next line would be dropped: the reader is slow. */
  isFull: () => boolean
  /** Counts a line that was not formatted because the output is full. */
  drop: () => void
  /** Writes all lines before the process exits; waits for a slow reader for at most 1 s. */
  end: () => void
}

/**
 * Buffers log lines, so that a request costs no system call of its own and a slow reader neither blocks the event loop nor
 * takes memory: over 1 MB of waiting lines, or when the reader has gone, lines are dropped and counted. Formatting a block of lines in
 * one go takes half the time of one line at each request.
 *
 * @param writeBytes writes a part of the bytes without waiting; returns how many, 0 if the reader is slow; throws if the reader
 *   has gone
 * @param reportDropped logs how many lines were dropped, once the reader reads again
 */
export function createLogOutput(
  writeBytes: (bytes: Uint8Array) => number,
  reportDropped: (lines: number) => void,
): LogOutput {
  let later: { toString: () => string }[] = []
  let waiting = Buffer.allocUnsafe(SPACE)
  // The part of it that is to be written.
  let [start, end] = [0, 0]
  let dropped = 0
  let isLineCut = false
  let isEndMissing = false
  let isSlow = false
  let timer: NodeJS.Timeout | undefined

  const isFull = (): boolean => end - start >= MAX_WAITING

  /** Drops what waits. A line of which a part was written gets its line break before the next one. */
  function discard(): void {
    dropped += waiting.subarray(start, end).filter((byte) => byte === NEWLINE).length
    start = end = 0
    isEndMissing = isLineCut
  }

  /** Writes what waits; false if the reader is slow. */
  function writeWaiting(): boolean {
    if (start < end && isEndMissing) {
      if (writeBytes(LINE_END) === 0) return false
      isEndMissing = isLineCut = false
    }
    while (start < end) {
      const written = writeBytes(waiting.subarray(start, end))
      if (written === 0) return false
      start += written
      isLineCut = waiting[start - 1] !== NEWLINE
    }
    start = end = 0
    if (waiting.length > SPACE) waiting = Buffer.allocUnsafe(SPACE)
    return true
  }

  function flush(): boolean {
    clearTimeout(timer)
    timer = undefined
    addLater()
    try {
      isSlow = !writeWaiting()
    } catch {
      discard()
      isSlow = false
      return true
    }
    if (isSlow) flushIn(RETRY_MS)
    else if (dropped > 0) {
      const count = dropped
      dropped = 0
      reportDropped(count)
    }
    return !isSlow
  }

  function flushIn(ms: number): void {
    timer ??= setTimeout(flush, ms).unref()
  }

  function addLater(): void {
    if (later.length === 0) return
    const lines = later
    later = []
    add(lines.join(''), lines.length)
  }

  function add(text: string, lines: number): void {
    if (isFull()) {
      dropped += lines
      return
    }
    const most = text.length * MAX_BYTES
    if (end + most > waiting.length) {
      const larger = Buffer.allocUnsafe(Math.max(SPACE, 2 * (end - start + most)))
      end = waiting.copy(larger, 0, start, end)
      start = 0
      waiting = larger
    }
    end += waiting.write(text, end)
  }

  return {
    isFull,
    drop: () => void (dropped += 1),
    write(line) {
      addLater()
      add(line, 1)
      // A slow reader is tried again by the timer, not at each line.
      if (!isSlow) flush()
    },
    writeLater(line) {
      later.push(line)
      if (later.length < BLOCK_LINES) flushIn(FLUSH_MS)
      else if (isSlow) addLater()
      else flush()
    },
    end() {
      const deadline = performance.now() + EXIT_MS
      while (!flush() && performance.now() < deadline) sleepSync(EXIT_POLL_MS)
    },
  }
}

const sleepSync = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
