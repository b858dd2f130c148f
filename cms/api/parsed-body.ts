import type { PayloadRequest } from 'payload'

import type { Resource } from '#contract/resource.ts'
import type { NamedFile, Upload } from '#cms/media/replace-file.ts'
import { prepareDocument, type PreparedDocument } from '#cms/media/prepare-document.ts'
import { type FileOptions, preparePicture } from '#cms/media/re-encode.ts'
import type { FileKind } from '#cms/media/receive.ts'
import { type Body, readBody } from './body.ts'

/**
 * Runs the work with the parsed body and its validated picture; deletes the temporary files afterwards.
 *
 * @param isOptional whether a request may have no body
 */
export const withParsedBody = <T>(
  req: PayloadRequest,
  { type }: { type: Pick<Resource, 'image'> },
  work: (body: Body, picture: Upload | undefined) => Promise<T>,
  isOptional = false,
): Promise<T> => withFile(req, { takes: type.image ? 'image' : undefined, isOptional }, preparePicture, work)

/** The same with a document in its place. */
export const withDocument = <T>(
  req: PayloadRequest,
  work: (body: Body, document: NamedFile<PreparedDocument> | undefined) => Promise<T>,
): Promise<T> => withFile(req, { takes: 'document' }, prepareDocument, work)

async function withFile<T, File extends { drop: () => Promise<void> }>(
  req: PayloadRequest,
  { takes, isOptional }: { takes: FileKind | undefined; isOptional?: boolean },
  prepare: (file: string, options: FileOptions) => Promise<File>,
  work: (body: Body, file: NamedFile<File> | undefined) => Promise<T>,
): Promise<T> {
  const body = await readBody(req, takes, isOptional)
  let prepared: NamedFile<File> | undefined
  try {
    if (body.file) {
      const { file, originalName } = body.file
      prepared = { ...(await prepare(file, { signal: req.signal })), originalName }
    }
    return await work(body, prepared)
  } finally {
    await body.file?.drop()
    await prepared?.drop()
  }
}
