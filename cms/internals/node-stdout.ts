import { writeSync } from 'node:fs'

/**
 * Node makes a pipe or socket on standard output non-blocking when `process.stdout` is first read: a synchronous write fails
 * with EAGAIN while the reader is slow, instead of blocking the event loop.
 *
 * @internals node@20.19
 */

/**
 * Writes as much to standard output as is possible without waiting. Files and terminals may block.
 *
 * @returns how many bytes were written; 0 if the reader is slow
 * @throws Error if the reader has gone (EPIPE) or the disk is full (ENOSPC)
 */
export function writeStdout(bytes: Uint8Array): number {
  try {
    return writeSync(process.stdout.fd, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0
    throw error
  }
}
