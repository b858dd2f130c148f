/** Request lines are written in blocks of at least this many characters, */
const BLOCK_LENGTH = 16_384
/** or after this time. */
const FLUSH_MS = 500
/** How long to wait before writing to a slow reader again. */
const RETRY_MS = 50
/** While this many characters wait for a slow reader, further lines are dropped. */
const MAX_WAITING = 1_048_576
/** The process waits this long for a slow reader before it exits. */
const EXIT_MS = 1000
const EXIT_POLL_MS = 10

const NEWLINE = 10
const LINE_END = Uint8Array.of(NEWLINE)

/** The destination of log lines; see `createLogOutput`. */
export interface LogOutput {
  /** Writes a line, and all lines before it, at once; it waits while the reader is slow. */
  write: (line: string) => void
  /** Writes a line with the next block, after 0.5 s at the latest unless the reader is slow. */
  writeLater: (line: string) => void
  /** Whether the next line would be dropped: the reader is slow. */
  isFull: () => boolean
  /** Counts a line that was not formatted because the output is full. */
  drop: () => void
  /** Writes all lines before the process exits; waits for a slow reader for at most 1 s. */
  end: () => void
}

/**
 * Buffers log lines, so that a request costs no system call of its own and a slow reader neither blocks the event loop nor
 * takes memory: over 1 MB of waiting lines, or when the reader has gone, lines are dropped and counted.
 *
 * @param writeBytes writes a part of the bytes without waiting; returns how many, 0 if the reader is slow; throws if the reader
 *   has gone
 * @param reportDropped logs how many lines were dropped, once the reader reads again
 */
export function createLogOutput(
  writeBytes: (bytes: Uint8Array) => number,
  reportDropped: (lines: number) => void,
): LogOutput {
  let lines = ''
  let block: Uint8Array = new Uint8Array()
  let dropped = 0
  let isLineCut = false
  let timer: NodeJS.Timeout | undefined

  const isFull = (): boolean => lines.length + block.length >= MAX_WAITING

  /** Drops what waits. A line of which a part is written ends there, before the next one. */
  function discard(): void {
    const waiting = Buffer.concat([block, Buffer.from(lines)])
    dropped += waiting.filter((byte) => byte === NEWLINE).length
    block = new Uint8Array()
    lines = ''
  }

  /** Writes what waits; false if some of it still does, or was dropped. */
  function writeWaiting(): boolean {
    while (block.length > 0 || lines !== '') {
      if (block.length === 0) {
        if (isLineCut && writeBytes(LINE_END) === 0) return false
        block = Buffer.from(lines)
        lines = ''
      }
      const written = writeBytes(block)
      if (written === 0) return false
      isLineCut = block[written - 1] !== NEWLINE
      block = block.subarray(written)
    }
    return true
  }

  function flush(): boolean {
    clearTimeout(timer)
    timer = undefined
    try {
      if (!writeWaiting()) {
        flushIn(RETRY_MS)
        return false
      }
    } catch {
      discard()
      return true
    }
    if (dropped > 0) {
      const count = dropped
      dropped = 0
      reportDropped(count)
    }
    return true
  }

  function flushIn(ms: number): void {
    timer ??= setTimeout(flush, ms).unref()
  }

  function add(line: string): void {
    if (isFull()) dropped += 1
    else lines += line
  }

  return {
    isFull,
    drop: () => void (dropped += 1),
    write(line) {
      add(line)
      // A slow reader is tried again by the timer, not at each line.
      if (block.length === 0) flush()
    },
    writeLater(line) {
      add(line)
      if (block.length > 0) return
      if (lines.length >= BLOCK_LENGTH) flush()
      else flushIn(FLUSH_MS)
    },
    end() {
      const deadline = performance.now() + EXIT_MS
      while (!flush() && performance.now() < deadline) sleepSync(EXIT_POLL_MS)
    },
  }
}

const sleepSync = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
