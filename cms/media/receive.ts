import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { messages } from '#contract/messages.ts'
import { documentMessages } from '#contract/document-messages.ts'
import { DOCUMENT_BYTES, IMAGE_BYTES } from '#contract/upload-limits.ts'
import { httpError } from '#cms/common/http-error.ts'
import { oneLine } from '#cms/common/one-line.ts'
import { isPdf, PDF_HEAD_BYTES } from './pdf.ts'
import { makeTemporaryDir } from './chosen-store.ts'

/** The kinds of files that can be uploaded. */
export type FileKind = 'image' | 'document'

/** An uploaded file in a temporary folder. */
export interface Received {
  file: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
  originalName: string
  drop: () => Promise<void>
}

const NAME_MAX = 200

/**
 * A client's file name for display: one line, at most 200 characters, of which the last are its extension. Browsers send quotes as `%22`
 * (HTML, multipart/form-data encoding). It never becomes part of a path.
 */
export function shownName(name: string): string {
  const line = oneLine(name.replaceAll('%22', '"'))
  const [extension = ''] = /\.\w{1,8}$/.exec(line) ?? []
  if (line.length <= NAME_MAX) return line.toWellFormed()
  // Without the half of a character that is cut in two.
  return (
    line
      .slice(0, NAME_MAX - extension.length)
      .replace(/[\ud800-\udbff]$/, '')
      .toWellFormed() + extension
  )
}

const limits: Readonly<Record<FileKind, { bytes: number; message: string }>> = {
  image: { bytes: IMAGE_BYTES, message: messages.imageTooLarge },
  document: { bytes: DOCUMENT_BYTES, message: documentMessages.tooLarge },
}

/** The size limit by the kind that the first bytes suggest; the file is checked when it is prepared. */
function limitOf(kinds: readonly FileKind[], firstBytes: Uint8Array): (typeof limits)[FileKind] {
  const [only = 'image', ...others] = kinds
  return limits[others.length === 0 ? only : isPdf(firstBytes) ? 'document' : 'image']
}

/**
 * Streams an upload into a temporary file; throws 413 and stops reading when it exceeds the limit.
 *
 * @param kinds the accepted kinds of files
 */
export async function receiveFile(source: Readable, name: string, kinds: readonly FileKind[]): Promise<Received> {
  const file = path.join(await makeTemporaryDir(), randomUUID())
  const drop = () => rm(file, { force: true })
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  const handle = await open(file, 'wx', 0o600)
  try {
    // Stopping must not destroy the source, which would then emit its own error before this one.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) continue
      size += chunk.byteLength
      // The first chunk may be shorter than what tells the kinds apart.
      if (head.length < PDF_HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, PDF_HEAD_BYTES)])
      const limit = limitOf(kinds, head)
      if (size > limit.bytes) throw httpError(413, limit.message)
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    return { file, bytes: size, sha256: hash.digest('hex'), originalName: shownName(name), drop }
  } catch (error) {
    await drop()
    throw error
  } finally {
    await handle.close()
  }
}
