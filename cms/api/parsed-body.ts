import type { PayloadRequest } from 'payload'

import type { Resource } from '#contract/resource.ts'
import type { Upload } from '#cms/media/change.ts'
import { preparePicture } from '#cms/media/re-encode.ts'
import { type Body, readBody } from './body.ts'

/** Runs the work with the parsed body and its validated picture; deletes the temporary files afterwards. */
export async function withParsedBody<T>(
  req: PayloadRequest,
  { type }: { type: Pick<Resource, 'image'> },
  work: (body: Body, picture: Upload | undefined) => Promise<T>,
): Promise<T> {
  const body = await readBody(req, type.image === true)
  let picture: Upload | undefined
  try {
    if (body.image) picture = { ...(await preparePicture(body.image.file)), originalName: body.image.originalName }
    return await work(body, picture)
  } finally {
    await body.image?.drop()
    await picture?.drop()
  }
}
