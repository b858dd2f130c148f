import { fork } from 'node:child_process'

import { isNumber, isRecord, isText, listOf } from '#contract/narrow.ts'
import { clientGone } from '#cms/common/http-error.ts'
import { type Encoding, type PictureColumns, UndecodablePicture } from './encode-picture.ts'

/** A picture's file, and the folder for the files that are made of it. */
export interface EncodingTask extends Encoding {
  file: string
  dir: string
}

/** A message of the process: what was made, or why nothing was. */
export type EncodingResult =
  | { columns: PictureColumns; filenames: string[] }
  | { failed: 'decoding' }
  | { failed: 'limits'; reason: string }
  | { failed: 'fault'; message: string; code: string | undefined }

/** A picture that takes more memory or time than any picture within the limits should. */
export class CostlyPicture extends Error {}

/** What a process may use for one picture. Decoding 50 megapixels of AVIF takes 0.9 GB and seconds; encoding GIF and WebP less. */
export const ENCODING_LIMITS = { residentBytes: 1_200_000_000, processorSeconds: 60 } as const

/** Signals that ask the server to stop, and reach a process of it that has just been started. */
const STOPPING: ReadonlySet<NodeJS.Signals> = new Set(['SIGHUP', 'SIGINT', 'SIGTERM'])

/** For a process that stands still; one on a machine that is busy with other work gets its time of the processor. */
const MAX_MS = 180_000

interface ProcessOptions {
  maxMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Encodes one picture in a process of its own, which ends with it and gives its memory back. It knows none of the server's
 * settings, and is the first to be stopped where memory runs out.
 *
 * @param program the file of programs/picture-encoder.ts, as built
 * @param options.signal stops the process when it is aborted
 * @throws UndecodablePicture or CostlyPicture, 400 once the signal is aborted, or an error that is no fault of the picture
 */
export async function encodeInProcess(
  program: string,
  task: EncodingTask,
  options: ProcessOptions = {},
): Promise<{ columns: PictureColumns; filenames: string[] }> {
  const result = await resultOf(program, task, options)
  if (!('failed' in result)) return result
  if (result.failed === 'decoding') throw new UndecodablePicture()
  if (result.failed === 'limits') throw new CostlyPicture(result.reason)
  throw Object.assign(new Error(result.message), result.code === undefined ? {} : { code: result.code })
}

function resultOf(
  program: string,
  task: EncodingTask,
  { maxMs = MAX_MS, signal: stopping }: ProcessOptions,
): Promise<EncodingResult> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [JSON.stringify(task)], {
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      execArgv: ['--conditions=production', '--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: maxMs,
      killSignal: 'SIGKILL',
      ...(stopping ? { signal: stopping } : {}),
    })
    let result: EncodingResult | undefined
    child.on('message', (message: unknown) => {
      if (isResult(message)) result ??= message
    })
    // A process that was stopped is waited for.
    child.on('error', (error) => {
      if (!stopping?.aborted) reject(error)
    })
    // Its memory is free only now, for the next picture.
    child.once('close', (code, signal) => {
      if (stopping?.aborted) reject(clientGone())
      else if (result) resolve(result)
      // Stopped by the system where memory ran out, by a decoder's fault, or by the time limit; not with the server.
      else if (signal !== null && !STOPPING.has(signal)) resolve({ failed: 'limits', reason: signal })
      else reject(new Error(`the process that encodes a picture ended with ${signal ?? `code ${code}`}`))
    })
  })
}

const isColumns = (value: unknown): value is PictureColumns =>
  isRecord(value) &&
  [value['filename'], value['mimeType']].every(isText) &&
  [value['filesize'], value['width'], value['height'], value['frames']].every(isNumber)

function isResult(value: unknown): value is EncodingResult {
  if (!isRecord(value)) return false
  const { failed, columns, filenames, reason, message, code } = value
  if (failed === 'decoding') return true
  if (failed === 'limits') return isText(reason)
  if (failed === 'fault') return isText(message) && (code === undefined || isText(code))
  return isColumns(columns) && listOf(isText)(filenames)
}
