import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

export interface FileDigest {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** Reads a file or a stream to its end; returns its size and hash. */
export async function digestOf(
  source: string | Readable,
  onChunk?: (chunk: Buffer) => Promise<unknown>,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = typeof source === 'string' ? createReadStream(source, { highWaterMark: 1_048_576 }) : source
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    hash.update(chunk)
    await onChunk?.(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}
