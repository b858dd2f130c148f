import type { PayloadRequest } from 'payload'

import { mediaUrl, renditionsOf } from '#collections/media.ts'
import type { Language } from '#contract/languages.ts'
import type { Image } from '#contract/resource.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { getSettings } from '#cms/common/environment.ts'
import type { Row, WithTrash } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** The columns of a picture's document that `imageOf` needs. */
export const columnsOfImage: Record<string, true> = {
  filename: true,
  width: true,
  height: true,
  frames: true,
  alt: true,
  focalX: true,
  focalY: true,
}

/** The rows of pictures that `imageOf` makes images of, by id. */
export const imageRows = (
  req: PayloadRequest,
  ids: readonly string[],
  language: Language,
  trash: WithTrash = {},
): Promise<Map<string, Row>> =>
  entryRows(req).byId(
    'media',
    ids,
    [...Object.keys(columnsOfImage), ...(trash.withTrash ? ['deletedAt'] : [])],
    language,
    trash,
  )

/** The URL of a file for visitors: a path of the site, or below MEDIA_URL. */
const shownUrl = (filename: string): string => (getSettings().mediaUrl ?? '') + mediaUrl(filename)

/** A picture whose document is gone counts as none. What is in the trash is served by the site itself alone: MEDIA_URL has it for nobody. */
export function imageOf(media: unknown): Image | null {
  if (!isRecord(media)) return null
  const urlOf = media['deletedAt'] ? mediaUrl : shownUrl
  const { filename, width, height } = media
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  const frames = typeof media['frames'] === 'number' ? media['frames'] : 1
  return {
    filePath: urlOf(filename),
    filename,
    alt: textOf(media['alt']),
    width,
    height,
    ...focusOf(media),
    sizes: renditionsOf({ filename, width, frames }).map((size) => ({
      width: size.width,
      filePath: urlOf(size.filename),
    })),
  }
}

function focusOf({ focalX: x, focalY: y }: Readonly<Record<string, unknown>>): Pick<Image, 'focus'> {
  const isSet = typeof x === 'number' && typeof y === 'number' && (x !== 50 || y !== 50)
  return isSet ? { focus: { x, y } } : {}
}
