import type { Picture } from '#contract/media.ts'
import type { TextPicture } from '../document/picture-node.ts'

/** A picture of the library as a text shows it. */
export function textPicture({ _id, image }: Picture, alt: string, caption = ''): TextPicture {
  const { filePath, width, height, sizes } = image
  const srcset = [...sizes, { filePath, width }].map((file) => `${file.filePath} ${file.width}w`).join(', ')
  return {
    value: _id,
    fields: { alt, caption },
    shown: { src: filePath, ...(sizes.length > 0 && { srcset }), width, height },
  }
}
